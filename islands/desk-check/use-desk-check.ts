import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { planOf } from '@/lib/desk-check/answer';
import { ARM } from '@/lib/desk-check/arm';
import { withSaidMinutes } from '@/lib/desk-check/estimate';
import { type ReadPlan, readPlanText } from '@/lib/desk-check/link';
import { phrase } from '@/lib/desk-check/phrase';
import { exampleOf, planInHash, presetPlan } from '@/lib/desk-check/preset';
import { firstLines, problemLine } from '@/lib/desk-check/problem-text';
import { reportOf } from '@/lib/desk-check/report';
import { todayInJapan } from '@/lib/desk-check/schedule';
import type { Draft } from '@/lib/desk-check/schema';
import { sheetOf } from '@/lib/desk-check/sheet';
import type { Voice } from '@/lib/desk-check/voice';
import type { PlanPreset } from '@/lib/desk-check/words';
import { MOST_IN_ADDRESS } from '@/lib/text/in-address';
import { followHash } from '../kit/follow-hash';
import { onReturn } from '../kit/on-return';
import { type Check, type Later, type Notice, type Outcome, PAPER, type ToolProps } from './check';
import { fieldId } from './fields';
import { announced, NOTICE, REDO, UNDO } from './notice-line';
import { storeDraft, storeDraftBefore, storedDraft, storedPast, storeTravel } from './stored-draft';
import { useEntry } from './use-entry';
import { useFocusNext } from './use-focus-next';
import { useSettled } from './use-settled';

const MOST_UNDONE = 20;

/** More at once would bury the tool: who wants to mend a file begins with these. */
const MOST_TOLD = 20;

const pointsOf = ({ plan, problems }: ReadPlan, voice: Voice): string[] =>
  problems.map((problem) => problemLine(problem, plan, voice));

const NOTHING_YET = (_: ReadPlan): boolean => false;

const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other);

const closePaper = () => document.getElementById(PAPER)?.hidePopover?.();

/** The state of the desk check as it is typed, and what can be done with it; and as it was `shown` when that rested. */
export function useDeskCheck(props: ToolProps): { check: Check; shown: Outcome } {
  const { words, presets, facts, company, load } = props;
  const [initial] = useState<Draft>(() => presetPlan(presets[0] as PlanPreset));
  const [draft, setDraft] = useState(initial);
  const [past, setPast] = useState<Draft[]>([]);
  const [undone, setUndone] = useState<Draft[]>([]);
  const [notice, setNotice] = useState<Notice>();
  const [chosen, choose] = useState<string>();
  const [later, setLater] = useState<Later>();
  const [, redraw] = useState({});
  // Awake from the first drawing on, it knows the day in it: learnt afterwards, that would be a second drawing.
  const [today, setToday] = useState(() => (props.isAwake ? todayInJapan(new Date()) : undefined));
  // In each drawing: a page may be left open for days.
  useEffect(() => setToday(todayInJapan(new Date())));
  const focusNext = useFocusNext();

  const { entry, restore } = useEntry(draft);
  const { settled, settle, skipRest } = useSettled(entry);
  const { compareWith } = settled.plan;
  useEffect(() => {
    // Without it there is no comparison, and nothing else is missing; the next change asks again.
    if (compareWith && !later) load().then(setLater, () => {});
  }, [compareWith, later, load]);

  /** What is done later, or from an earlier drawing, is done to what is there by then. */
  const latest = useRef({ draft, past, undone, notice, open: NOTHING_YET, sayOpened: () => {} });
  const put = (next: Draft) => {
    latest.current.draft = next;
    setDraft(next);
  };
  const say = (happened: Omit<Notice, 'nth'>) => setNotice(announced(happened));
  const remember = () => {
    setPast([...latest.current.past.slice(1 - MOST_UNDONE), latest.current.draft]);
    setUndone([]);
  };
  /** What it is compared with stays until it is taken away by name, or a plan brings a variant of its own. */
  const bring = (next: Draft) => put({ compareWith: latest.current.draft.compareWith, ...next });
  /** What was moved last, by its id, and what came of it: moved on, it is one action as long as nothing else is done. */
  const lastMove = useRef<{ moved: string | undefined; draft: Draft }>(undefined);
  const replace: Check['replace'] = (next, text, place, moved) => {
    const last = lastMove.current;
    if (!moved || last?.moved !== moved || last.draft !== latest.current.draft) remember();
    bring(next(latest.current.draft));
    lastMove.current = { moved, draft: latest.current.draft };
    say({ text, place });
  };
  const begin: Check['begin'] = (next, text, place) => {
    const before = latest.current.draft;
    // An example that was but looked at is where it was found: a few of them are not to push out what was typed.
    if (!presets.some((preset) => isSame(presetPlan(preset), { ...before, compareWith: undefined })))
      storeDraftBefore(before);
    replace(next, text, place);
  };
  /** Says whether nothing of it would be lost by a reload. */
  const open = (read: ReadPlan): boolean => {
    const { plan: opened, problems: wrong } = read;
    if (wrong.some(({ path }) => path === '')) {
      // It takes the place of what was said before; undo still brings back what was there before that.
      say({ text: words.problems.failed, points: pointsOf(read, props) });
      return true;
    }
    const { opened: fine, openedWith } = words.problems;
    storeDraftBefore(latest.current.draft);
    remember();
    skipRest();
    bring({ ...opened, steps: opened.steps.map(withSaidMinutes) });
    say({
      text: wrong.length > 0 ? phrase(openedWith, { n: wrong.length }) : fine,
      ...(wrong.length > 0 && { points: firstLines(pointsOf(read, props), MOST_TOLD, props) }),
    });
    return storeDraft({ draft: latest.current.draft, plan: opened }, presets);
  };
  const openFile = async (file: File | undefined) => {
    if (!file) return;
    // A file that is too long is not read at all: its first characters already say so.
    const start = file.slice(0, MOST_IN_ADDRESS * 4 + 1);
    // One that is gone by now, or may not be read, is said as one that holds no plan.
    latest.current.open(readPlanText(await start.text().catch(() => '')));
    // Closed, it gives the focus back to what opened it; then it goes on to what is said, which may be out of sight.
    closePaper();
    focusNext(NOTICE);
  };
  /** Goes to the last draft of one list, and leaves the present one at the end of the other. */
  const travel = (from: Draft[], text: string, setFrom: typeof setPast, setTo: typeof setPast) => {
    const draft = from.at(-1);
    if (!draft) return;
    const { draft: present, notice: last } = latest.current;
    // The notice may be drawn anew elsewhere, and the button that was pressed goes away with the last one.
    focusNext(document.activeElement?.id ?? '', UNDO, REDO);
    setFrom(from.slice(0, -1));
    setTo((others) => [...others, present]);
    storeTravel(setFrom === setPast, draft, present);
    put(draft);
    say({ text, place: last?.place });
  };
  const undo = () => travel(latest.current.past, words.undo.done, setPast, setUndone);
  const redo = () => travel(latest.current.undone, words.undo.redone, setUndone, setPast);
  const goTo = (path: string) => {
    const [, at] = /^bench\.stations\.(\d+)/.exec(path) ?? [];
    if (at) choose(latest.current.draft.bench.stations[Number(at)]?.id);
    else if (path.startsWith('bench.arm')) choose(ARM);
    closePaper();
    focusNext(fieldId(path));
    redraw({});
  };

  const sayOpened = () => say({ text: words.problems.opened });
  latest.current = { draft, past, undone, notice, open, sayOpened };
  const actions = useRef({ openFile, goTo, settle });
  const shown = useMemo((): Outcome => {
    const { plan } = settled;
    const answer = planOf(plan, facts);
    const report = reportOf(plan, answer, props);
    const own = exampleOf(plan, presets) ? [props.words.sheet.example] : [];
    const example = (plan.compareWith && later?.exampleLines(plan, presets, props)) ?? own;
    const sheet = sheetOf(
      { plan, answer, report, unread: pointsOf(settled, props), example },
      { company, today },
      props,
    );
    return {
      ...props,
      ...settled,
      ...actions.current,
      answer,
      report,
      sheet: later?.withComparison(sheet, plan, facts, props) ?? sheet,
      later,
      today,
      isAwake: today !== undefined,
    };
  }, [settled, props, presets, facts, company, today, later]);

  // Within the first drawing, so that nothing of it moves afterwards. What was typed before the script came is entered after
  // it (client/mount-island.tsx), and so goes over what was stored or linked, field by field.
  useLayoutEffect(() => {
    const restoreStored = () => {
      const restored = storedDraft(presets);
      const before = latest.current.draft;
      if (!restored || isSame(restored.draft, before)) return;
      restore(restored);
      skipRest();
      latest.current.draft = restored.draft;
      setDraft(restored.draft);
      return before;
    };
    restoreStored();
    const reads = storedPast(presets);
    const drafts = reads.map((read) => read.draft);
    if (drafts.length > 0) {
      for (const read of reads) restore(read);
      setPast(drafts);
      latest.current.past = drafts;
      latest.current.sayOpened();
    }
    const endReturn = onReturn(() => {
      redraw({});
      const before = restoreStored();
      if (!before) return;
      setPast((drafts) => [...drafts.slice(1 - MOST_UNDONE), before]);
      setUndone([]);
      latest.current.sayOpened();
    });
    const endHash = followHash((hash) => {
      const read = planInHash(presets, hash);
      return read !== undefined && latest.current.open(read);
    });
    return () => {
      endHash();
      endReturn();
    };
  }, [presets, restore, skipRest]);
  const isChanged = useRef(false);
  // At once: what is typed last is typed just before the page is left.
  useLayoutEffect(() => {
    // The first example itself is stored as well once a change has been undone.
    isChanged.current ||= draft !== initial;
    if (isChanged.current) storeDraft(entry, presets);
  }, [draft, entry, initial, presets]);

  const check: Check = {
    ...shown,
    ...entry,
    notice,
    chosen,
    choose,
    canUndo: past.length > 0,
    canRedo: undone.length > 0,
    change: (next) => put(next(latest.current.draft)),
    replace,
    begin,
    undo,
    redo,
    dropTarget: {
      onDragOver: (event) => event.preventDefault(),
      onDrop: (event) => {
        const file = event.dataTransfer?.files[0];
        if (file) event.preventDefault();
        void openFile(file);
      },
    },
  };
  return { check, shown };
}
