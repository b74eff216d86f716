import { TYPED } from '@/lib/plan/last-good';
import { readPlan } from '@/lib/plan/read';
import type { Draft } from '@/lib/plan/schema';
import { storedText, storeText } from '../kit/session';

/** Where what is typed survives a reload. Both languages share it: what is chosen is stored by id, free words stay as written. */
const STORED = 'desk-check';

/** Stores a draft for as long as the tab is open. */
export const storeDraft = (draft: Draft): void => storeText(STORED, JSON.stringify(draft));

/** What was typed before a reload, with what is wrong in it; of what is no draft, what can be read. */
export function storedDraft(): Draft | undefined {
  try {
    const found: Draft | null = JSON.parse(storedText(STORED) || 'null');
    if (!found) return undefined;
    const { plan, problems } = readPlan(found);
    const isDraft = problems.every(({ kind }) => TYPED.includes(kind));
    return isDraft ? { ...plan, ...found, bench: { ...plan.bench, ...found.bench } } : plan;
  } catch {
    return undefined;
  }
}
