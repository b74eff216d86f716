import { type ComponentProps, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fill } from '@/lib/listing/fill';
import { type Answer, planOf } from '@/lib/plan/answer';
import type { CompanyFacts } from '@/lib/plan/company-facts';
import { MOST_CHARACTERS, type ReadPlan, readPlanHash, readPlanText } from '@/lib/plan/link';
import { presetHash, presetPlan } from '@/lib/plan/preset';
import { problemLine } from '@/lib/plan/problem-text';
import { type PlanProblem, readPlan } from '@/lib/plan/read';
import { todayInJapan } from '@/lib/plan/schedule';
import { benchSchema, type Draft, type Plan, planSchema, stationSchema, stepSchema } from '@/lib/plan/schema';
import { type Company, type Sheet, sheetOf } from '@/lib/plan/sheet';
import { type Telling, tell, type Voice } from '@/lib/plan/telling';
import type { PlanPreset } from '@/lib/plan/words';

export type DeskCheckProps = Voice & {
  presets: PlanPreset[];
  facts: CompanyFacts;
  company: Company & { mail: string };
};

/** What happened last. */
export type Notice = { text: string; points?: string[] };

/** All that the parts of the tool share. */
export type Check = DeskCheckProps & {
  draft: Draft;
  plan: Plan;
  problems: PlanProblem[];
  answer: Answer;
  telling: Telling;
  sheet: Sheet;
  /** Whether it answers to input: not in the server's HTML. */
  isAlive: boolean;
  notice: Notice | undefined;
  canUndo: boolean;
  change(next: (draft: Draft) => Draft): void;
  /** Changes what undo brings back, and says so. */
  replace(next: (draft: Draft) => Draft, notice: string): void;
  /** @returns how much there is to undo after that. */
  undo(): number;
  open(read: ReadPlan): void;
  openFile(file: File | undefined): void;
  say(text: string): void;
  dropTarget: Pick<ComponentProps<'div'>, 'onDragOver' | 'onDrop'>;
};

/** Where what is typed survives a reload; both languages share it, since a plan has none. */
const KEPT = 'desk-check';
const MOST_UNDONE = 20;
/** Long enough that a typed word is announced once. */
export const ANNOUNCE_MS = 1000;

const keep = (draft: Draft) => {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(draft));
  } catch {
    // Denied or full: the plan lasts as long as the page.
  }
};

/** What was typed before a reload. It was a draft, so what is wrong in it is shown at its fields again. */
function kept(): Draft | undefined {
  try {
    const text = sessionStorage.getItem(KEPT);
    return text ? draftOf(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

/** The draft of something that may be one: what cannot be shown in a field is taken from what can be read. */
function draftOf(value: unknown): Draft {
  const { plan } = readPlan(value);
  const given = value as Draft;
  const typedOver = <T extends object>(read: T, typed: object, { shape }: { shape: object }): T => {
    const texts = Object.entries(typed ?? {}).filter(
      ([name, found]) =>
        typeof found === 'string' &&
        Object.hasOwn(shape, name) &&
        !(name in read && typeof read[name as keyof T] === 'string'),
    );
    return { ...read, ...Object.fromEntries(texts) };
  };
  return {
    ...typedOver(plan, given, planSchema),
    steps: plan.steps.map((step, index) => typedOver(step, given.steps[index] as object, stepSchema)),
    bench: {
      ...typedOver(plan.bench, given.bench, benchSchema),
      stations: plan.bench.stations.map((station, index) =>
        typedOver(station, given.bench.stations[index] as object, stationSchema),
      ),
    },
  };
}

/** More would bury the tool: who wants to mend a file begins with these. */
const MOST_TOLD = 20;

const pointsOf = (problems: readonly PlanProblem[], words: DeskCheckProps['words']): string[] =>
  problems.slice(0, MOST_TOLD).map((problem) => problemLine(problem, words));

/** What the address asks for: a plan, an example, or nothing. */
function asked(presets: readonly PlanPreset[]): ReadPlan | undefined {
  const { hash } = window.location;
  const preset = presets.find(({ id }) => presetHash(id) === hash);
  return preset ? { plan: presetPlan(preset), problems: [] } : readPlanHash(hash);
}

/** The state of the desk check, and what can be done with it. */
export function useDeskCheck(props: DeskCheckProps): Check {
  const { words, names, locale, presets, facts, company } = props;
  const [initial] = useState<Draft>(() => presetPlan(presets[0] as PlanPreset));
  const [draft, setDraft] = useState(initial);
  const [past, setPast] = useState<Draft[]>([]);
  const [notice, setNotice] = useState<Notice>();
  const [today, setToday] = useState<string>();

  const { plan, problems } = useMemo(() => readPlan(draft), [draft]);
  const told = useMemo(() => {
    const voice = { words, names, locale };
    const answer = planOf(plan, facts);
    const telling = tell(plan, answer, voice);
    return { answer, telling, sheet: sheetOf({ plan, answer, telling }, { company, today }, voice) };
  }, [plan, facts, words, names, locale, company, today]);

  const latest = useRef<Pick<Check, 'open' | 'draft'>>({ open: () => {}, draft });
  const replace: Check['replace'] = (next, text) => {
    const before = latest.current.draft;
    setPast((earlier) => [...earlier.slice(1 - MOST_UNDONE), before]);
    setDraft(next);
    setNotice({ text });
  };
  const open = ({ plan: opened, problems: wrong }: ReadPlan) => {
    if (wrong.some(({ path }) => path === '')) {
      setNotice({ text: words.problems.failed, points: pointsOf(wrong, words) });
      return;
    }
    const { opened: fine, openedWith } = words.problems;
    // A file takes its time to be read: what undo brings back is what is there by then.
    const before = latest.current.draft;
    setPast((earlier) => [...earlier.slice(1 - MOST_UNDONE), before]);
    setDraft(opened);
    setNotice({
      text: wrong.length > 0 ? fill(openedWith, { n: wrong.length }) : fine,
      ...(wrong.length > 0 && { points: pointsOf(wrong, words) }),
    });
  };
  const openFile = async (file: File | undefined) => {
    if (!file) return;
    // A file that is too long is not read at all: its first characters already say so.
    open(readPlanText(await file.slice(0, MOST_CHARACTERS * 4 + 1).text()));
  };

  latest.current = { open, draft };
  useEffect(() => {
    setToday(todayInJapan(new Date()));
    const follow = () => {
      const read = asked(presets);
      if (!read) return;
      latest.current.open(read);
      // A reload shall bring back what is typed from here on.
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
    };
    // Who typed before the script was there keeps that.
    if (latest.current.draft === initial) {
      const before = kept();
      if (before) {
        setDraft(before);
        // What the address asks for takes its place, and undo brings it back.
        latest.current.draft = before;
      }
      follow();
    }
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [presets, initial]);
  const isChanged = useRef(false);
  // At once: what is typed last is typed just before the page is left.
  useLayoutEffect(() => {
    // The first example itself is kept as well once a change has been undone.
    isChanged.current ||= draft !== initial;
    if (isChanged.current) keep(draft);
  }, [draft, initial]);

  return {
    ...props,
    ...told,
    draft,
    plan,
    problems,
    notice,
    canUndo: past.length > 0,
    isAlive: today !== undefined,
    change: setDraft,
    replace,
    undo() {
      const before = past.at(-1);
      if (!before) return 0;
      setPast(past.slice(0, -1));
      setDraft(before);
      setNotice({ text: words.undo.done });
      return past.length - 1;
    },
    open,
    openFile: (file) => void openFile(file),
    say: (text) => setNotice({ text }),
    dropTarget: {
      onDragOver: (event) => event.preventDefault(),
      onDrop: (event) => {
        event.preventDefault();
        void openFile(event.dataTransfer?.files[0]);
      },
    },
  };
}
