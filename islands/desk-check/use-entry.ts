import { useCallback, useMemo, useRef, useState } from 'react';
import { type Read, withLastGood } from '@/lib/desk-check/last-good';
import { type PlanProblem, readPlan } from '@/lib/desk-check/read';
import type { Draft, Plan } from '@/lib/desk-check/schema';

/** What is in the fields: as it stands there, and as it is read. */
export type Entry = { draft: Draft; plan: Plan; problems: PlanProblem[] };

/** Reads a draft; where a field cannot be read, the sums go on with what stood there before. `restore` names that of another visit. */
export function useEntry(draft: Draft): { entry: Entry; restore(read: Read): void } {
  /** What was read of each draft: undo brings back what stood there, and the sums with it. */
  const [plans] = useState(() => new WeakMap<Draft, Plan>());
  const before = useRef<Read>(undefined);
  const entry = useMemo((): Entry => {
    const read = readPlan(draft);
    const plan = plans.get(draft) ?? (before.current ? withLastGood(read, draft, before.current) : read.plan);
    plans.set(draft, plan);
    before.current = { draft, plan };
    return { draft, plan, problems: read.problems };
  }, [draft, plans]);
  const restore = useCallback((read: Read) => void plans.set(read.draft, read.plan), [plans]);
  return { entry, restore };
}
