import { type ComponentProps, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Answer, planOf } from '@/lib/plan/answer';
import type { CompanyFacts } from '@/lib/plan/company-facts';
import { withLastGood } from '@/lib/plan/last-good';
import { MOST_CHARACTERS, type ReadPlan, readPlanHash, readPlanText } from '@/lib/plan/link';
import { phrase } from '@/lib/plan/phrase';
import { presetHash, presetPlan } from '@/lib/plan/preset';
import { problemLine } from '@/lib/plan/problem-text';
import { EMPTY_PLAN, type PlanProblem, readPlan } from '@/lib/plan/read';
import { todayInJapan } from '@/lib/plan/schedule';
import { benchSchema, type Draft, type Plan, planSchema, stationSchema, stepSchema } from '@/lib/plan/schema';
import { type Company, type Sheet, sheetOf } from '@/lib/plan/sheet';
import { type Telling, tell } from '@/lib/plan/telling';
import type { Voice } from '@/lib/plan/voice';
import type { PlanPreset } from '@/lib/plan/words';
import { openHash } from '../kit/open-hash';
import { storedText, storeText } from '../kit/session';
import { fieldId } from './fields';
import { useFocusNext } from './use-focus-next';

export type DeskCheckProps = Voice & {
  presets: PlanPreset[];
  facts: CompanyFacts;
  company: Company & { mail: string };
};

/** What happened last, and where: in place of a step that is gone, at the bench, else at the top. */
export type Notice = { text: string; points?: string[]; place?: number | 'bench' | undefined };

type Later = typeof import('./later');

/** All that the parts of the tool share. */
export type Check = DeskCheckProps & {
  draft: Draft;
  plan: Plan;
  problems: PlanProblem[];
  answer: Answer;
  telling: Telling;
  sheet: Sheet;
  /** What is loaded when it is first asked for; here once there is a variant to compare with. */
  later: Later | undefined;
  /** Whether it answers to input: not in the server's HTML. */
  isAlive: boolean;
  notice: Notice | undefined;
  /** YYYY-MM-DD in Japan, once the tool is alive. */
  today: string | undefined;
  canUndo: boolean;
  change(next: (draft: Draft) => Draft): void;
  /** Changes what undo brings back, and says so. */
  replace(next: (draft: Draft) => Draft, notice: string, place?: Notice['place']): void;
  /** What is chosen on the bench, by its id. */
  chosen: string | undefined;
  choose(id: string | undefined): void;
  undo(): void;
  open(read: ReadPlan): void;
  openFile(file: File | undefined): void;
  /** Leads to the field at a path of the plan, wherever it stands. */
  goTo(path: string): void;
  dropTarget: Pick<ComponentProps<'div'>, 'onDragOver' | 'onDrop'>;
};

/** Where what is typed survives a reload. Both languages share it: what is chosen is stored by id, free words stay as written. */
const KEPT = 'desk-check';
const MOST_UNDONE = 20;
/** Long enough that a typed word is announced once. */
export const ANNOUNCE_MS = 1000;
/** The arm among what can be chosen on the bench; no station has such an id. */
export const ARM = 'arm-axis';

/** What was typed before a reload. It was a draft, so what is wrong in it is shown at its fields again. */
function kept(): Draft | undefined {
  try {
    const text = storedText(KEPT);
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
    compareWith: plan.compareWith,
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

const pointsOf = ({ plan, problems }: ReadPlan, voice: Voice): string[] =>
  problems.slice(0, MOST_TOLD).map((problem) => problemLine(problem, plan, voice));

/** Where the paper is, by its id; on a phone it lies over the page. */
export const PAPER = 'answer';
const closePaper = () => document.getElementById(PAPER)?.hidePopover?.();

/** What the address asks for: a plan, an example, or nothing. */
function asked(presets: readonly PlanPreset[], hash: string): ReadPlan | undefined {
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
  const [chosen, choose] = useState<string>();
  const [later, setLater] = useState<Later>();
  const [, redraw] = useState({});
  const focusNext = useFocusNext();

  const lastGood = useRef<Plan>(EMPTY_PLAN);
  const { plan, problems } = useMemo(() => {
    const read = readPlan(draft);
    lastGood.current = withLastGood(read, lastGood.current);
    return { plan: lastGood.current, problems: read.problems };
  }, [draft]);
  const told = useMemo(() => {
    const voice = { words, names, locale };
    const answer = planOf(plan, facts);
    const telling = tell(plan, answer, voice);
    const sheet = sheetOf(
      { plan, answer, telling, unread: pointsOf({ plan, problems }, voice) },
      { company, today },
      voice,
    );
    return { answer, telling, sheet: later?.withComparison(sheet, plan, facts, voice) ?? sheet };
  }, [plan, problems, facts, words, names, locale, company, today, later]);
  const isCompared = plan.compareWith !== undefined;
  useEffect(() => {
    // Without it there is no comparison, and nothing else is missing; the next change asks again.
    if (isCompared && !later) import('./later').then(setLater, () => {});
  }, [isCompared, later]);

  const latest = useRef<Pick<Check, 'open' | 'draft'>>({ open: () => {}, draft });
  const replace: Check['replace'] = (next, text, place) => {
    const before = latest.current.draft;
    setPast((earlier) => [...earlier.slice(1 - MOST_UNDONE), before]);
    // What it is compared with stays until it is taken away by name.
    setDraft((now) => ({ compareWith: now.compareWith, ...next(now) }));
    setNotice({ text, place });
  };
  const open = (read: ReadPlan) => {
    const { plan: opened, problems: wrong } = read;
    if (wrong.some(({ path }) => path === '')) {
      setNotice({ text: words.problems.failed, points: pointsOf(read, props) });
      return;
    }
    const { opened: fine, openedWith } = words.problems;
    // A file takes its time to be read: what undo brings back is what is there by then.
    const before = latest.current.draft;
    setPast((earlier) => [...earlier.slice(1 - MOST_UNDONE), before]);
    setDraft(opened);
    setNotice({
      text: wrong.length > 0 ? phrase(openedWith, { n: wrong.length }) : fine,
      ...(wrong.length > 0 && { points: pointsOf(read, props) }),
    });
  };
  const openFile = async (file: File | undefined) => {
    if (!file) return;
    // A file that is too long is not read at all: its first characters already say so.
    open(readPlanText(await file.slice(0, MOST_CHARACTERS * 4 + 1).text()));
    closePaper();
  };

  latest.current = { open, draft };
  // Within the first drawing: what was typed before the script came is entered after it (client/mount-island.tsx), and so
  // goes over what was kept, field by field.
  const restored = useRef(initial);
  useLayoutEffect(() => {
    restored.current = kept() ?? initial;
    latest.current.draft = restored.current;
    setDraft(restored.current);
  }, [initial]);
  useEffect(() => {
    setToday(todayInJapan(new Date()));
    const follow = () =>
      openHash((hash) => {
        const read = asked(presets, hash);
        if (read) latest.current.open(read);
        return read !== undefined;
      });
    // What was typed before the script loaded is left as it is; what was kept, undo brings back.
    if (latest.current.draft === restored.current) follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [presets]);
  const isChanged = useRef(false);
  // At once: what is typed last is typed just before the page is left.
  useLayoutEffect(() => {
    // The first example itself is kept as well once a change has been undone.
    isChanged.current ||= draft !== initial;
    if (isChanged.current) storeText(KEPT, JSON.stringify(draft));
  }, [draft, initial]);

  return {
    ...props,
    ...told,
    later,
    draft,
    plan,
    problems,
    notice,
    today,
    chosen,
    choose,
    canUndo: past.length > 0,
    isAlive: today !== undefined,
    change: setDraft,
    replace,
    undo() {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      setDraft(before);
      setNotice({ text: words.undo.done, place: notice?.place });
    },
    open,
    openFile: (file) => void openFile(file),
    goTo(path) {
      const [, at] = /^bench\.stations\.(\d+)/.exec(path) ?? [];
      if (at) choose(draft.bench.stations[Number(at)]?.id);
      else if (path.startsWith('bench.arm')) choose(ARM);
      closePaper();
      focusNext(fieldId(path));
      redraw({});
    },
    dropTarget: {
      onDragOver: (event) => event.preventDefault(),
      onDrop: (event) => {
        event.preventDefault();
        void openFile(event.dataTransfer?.files[0]);
      },
    },
  };
}
