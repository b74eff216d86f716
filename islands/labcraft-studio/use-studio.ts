import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type Block, blockPath, blocksOf, stepPath } from '@/lib/protocol/blocks';
import { type Edited, nearest, type Path, samePath, stepAt, stepNumber } from '@/lib/protocol/edit';
import { fits } from '@/lib/protocol/model';
import { nameIn } from '@/lib/protocol/names';
import { rehearse } from '@/lib/protocol/rehearse';
import { stillAt } from '../kit/still-at';
import { lettersOf, liquidsOf, placeOf, plateOf, platesOf } from './drawing';
import { linesOf } from './lines';
import type { LoadParts, Parts } from './load';
import type { StudioProps } from './props';
import { storeOf } from './store';
import { useMoment, useMoments } from './use-moment';
import { useParts } from './use-parts';
import { useRested } from './use-rested';
import { useText } from './use-text';

/** Blocks and rehearsal wait until typing pauses: from key to key it takes most people less. */
const PAUSE_MS = 300;

export type Tab = 'say' | 'check' | 'try';
/** A block whose values are open, and the field that is asked for; `id` tells one opening from the next. */
export type Opened = {
  path: Path;
  field: string | undefined;
  id: number;
  /** What the block did then: another one may come to its place. */
  of: Block['do'] | undefined;
};
/** Whether the script has come, and how it asks for what is wanted later. */
export type Waking = { isAwake: boolean; load: LoadParts };
export type StudioState = ReturnType<typeof useStudio>;

/** The state of the studio. The text is the one truth: blocks, plate and files are what it means. */
export function useStudio(props: StudioProps & Waking, frame: RefObject<HTMLElement | null>) {
  const { locale, words, reading, load } = props;
  const first = words.say.examples[0]?.text ?? '';
  const typed = useText(first, locale);
  const { text, isChanged } = typed;
  const { parts, touch } = useParts(load, frame, text === first ? undefined : text);
  const read = useMemo(
    () => (text === first ? reading : parts?.understand(text, locale)),
    [text, first, reading, parts, locale],
  );
  /** Whether the text is another one than what was read. */
  const isUnread = !read;
  const understood = useRested(read ?? reading, isUnread);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it stores is the text
  useEffect(() => {
    if (isChanged) typed.store(read);
  }, [isChanged, text, locale, read]);
  const blocks = useMemo(() => blocksOf(understood), [understood]);
  const lines = useMemo(() => (isUnread ? [] : linesOf(understood, blocks)), [isUnread, understood, blocks]);
  const { protocol } = understood;
  const [{ rehearsal, of }, setRehearsal] = useState(() => ({ rehearsal: rehearse(protocol), of: protocol }));
  useEffect(() => {
    if (of === protocol) return;
    const follow = () => setRehearsal({ rehearsal: rehearse(protocol), of: protocol });
    const timer = setTimeout(follow, typed.isTyping ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [protocol, of, typed.isTyping]);

  const [chosen, setChosen] = useState<Path>([1]);
  const selected = useMemo(() => nearest(blocks, chosen), [blocks, chosen]);
  const [opened, setOpened] = useState<Opened>();
  const isOpen = opened && stepAt(blocks, opened.path)?.do === opened.of;
  // Gone for good: a block like it that comes later opens nothing by itself.
  useEffect(() => {
    if (!isOpen) setOpened(undefined);
  }, [isOpen]);
  const openings = useRef(0);
  const follow = useRef<boolean | 'lost'>(false);
  const edits = useRef<Path>(undefined);
  const [tab, setTab] = useState<Tab>('try');
  const [mirrored, setMirrored] = useState(false);
  const [well, setWell] = useState('D4');
  const [shown, setPlate] = useState(1);
  const plates = useMemo(() => platesOf(rehearsal), [rehearsal]);

  const moments = useMoments(rehearsal);
  const { pause } = moments;
  // The plate of the block that is selected comes into sight, and the one at work or where the rehearsal stopped.
  const own = placeOf(selected && stepAt(blocks, selected))?.plate;
  const { moments: all, mistake } = rehearsal;
  const stop = useMoment(moments, (done) => done === all.length) ? mistake : undefined;
  const worked = useMoment(moments, (done) => {
    const operation = all[done - 1]?.operation;
    return operation?.do === 'aspirate' ? undefined : plateOf(operation);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another block may be of the same plate
  useEffect(() => {
    if (own) setPlate(own);
  }, [own, selected?.join()]);
  useEffect(() => {
    if (worked) setPlate(worked);
  }, [worked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rehearsal tells the same mistake anew
  useEffect(() => {
    if (stop?.plate) setPlate(stop.plate);
    if (stop?.failing?.[0]) setWell(stop.failing[0]);
  }, [stop && [stop.kind, stop.path, stop.plate, stop.failing?.[0]].join()]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the text
  useEffect(pause, [text]);
  const [pointed] = useState(() => storeOf<string | undefined>(undefined));
  const names = useMemo(() => liquidsOf(rehearsal), [rehearsal]);
  const letters = useMemo(() => lettersOf(names), [names]);
  /** The block of a step, while the rehearsal is of what stands there. */
  const blockOf = (path: Path | undefined) => (path && of === protocol ? blockPath(blocks, path) : undefined);

  /**
   * Does what needs the parts, at once or when they come, and tells whether who asked still waits for it by then. Where they
   * do not come it says so, and nothing is done later.
   */
  const withParts = (act: (parts: Parts, isWaiting: boolean) => void) => {
    const { activeElement } = document;
    const come = (found: Parts) => {
      typed.notify();
      act(found, stillAt(activeElement));
    };
    if (parts) come(parts);
    else load().then(come, () => typed.notify('offline'));
  };
  return {
    ...props,
    ...moments,
    /** Whether blocks and rehearsal still have to follow what is typed. */
    isTyping: typed.isTyping && of !== protocol,
    typed,
    parts,
    touch,
    /** Opens something that comes with the parts, for who still waits for it. */
    bring: (open: () => void) => withParts((_, isWaiting) => isWaiting && open()),
    /** Puts an example in the place of the text, and shows what comes of it. What is none itself is stored: undo leads back to it. */
    begin(example: string) {
      if (props.examples.every((one) => one.text !== typed.latest())) typed.storeBefore();
      typed.replace(example);
      moments.go(Number.POSITIVE_INFINITY);
    },
    isUnread,
    understood,
    blocks,
    lines,
    /** The number of a block: that of its step, a question mark for a gap. */
    numberOf: (path: Path) => {
      const step = stepPath(blocks, path);
      return step ? stepNumber(step) : '?';
    },
    /** The block that is selected, if there is one. */
    selected,
    select(path: Path) {
      if (!selected || !samePath(path, selected)) setChosen(path);
    },
    /** Selects a block and brings the focus to it, also where it is selected already: what is drawn anew takes it there. */
    reach(path: Path) {
      follow.current = true;
      setChosen([...path]);
    },
    /** Changes the blocks, or those that others have made of them until the parts come, of which the last was at `path`. */
    edit(change: (blocks: Block[], path?: Path) => Edited<Block> | undefined, of?: string) {
      // Who has gone on by the time that the parts come keeps the focus.
      const follows = follow.current;
      follow.current = false;
      // Blocks of a text before say nothing of what is typed now.
      if (isUnread) return;
      const take = ({ textOf, understand, written }: Parts) => {
        const now = typed.latest();
        const before = now === text ? blocks : blocksOf(understand(now, locale));
        const edited = change(before, now === text ? undefined : edits.current);
        if (!edited) return;
        if (!fits(edited.steps)) return typed.notify('full');
        edits.current = edited.path;
        setChosen(edited.path);
        const isAsIn = (other: readonly Block[]) => written(edited.steps) === written(other);
        const back = typed.before(of);
        // What is as it was keeps its words, also after a change of the same value.
        if (back !== undefined && isAsIn(blocksOf(understand(back, locale)))) typed.takeBack();
        else if (!isAsIn(before)) typed.replace(textOf(edited.steps, locale), of);
      };
      withParts((found, isWaiting) => {
        follow.current = isWaiting && follows;
        take(found);
      });
    },
    /** Whether the focus is to go to the block that is selected next: what had it is no longer the one, or may be gone. */
    follow,
    /** What the last rehearsal is of: while one types, a protocol before. */
    of,
    names,
    letters,
    nameOf: (liquid: string) => nameIn(locale, liquid),
    plates,
    plate: plates.includes(shown) ? shown : 1,
    setPlate,
    well,
    setWell,
    /** The block at work after so many operations, as text; and the one before which the rehearsal stopped. */
    nowAt: (done: number) =>
      done > 0 && done < rehearsal.moments.length
        ? blockOf(rehearsal.moments[done - 1]?.path)?.join('.')
        : undefined,
    stopped: blockOf(mistake?.path),
    /** Why it stopped, while the moment shown is that. */
    stop,
    /** The block that is pointed at, as text: its sentence, its slip and its wells show it. */
    pointed,
    blockOf,
    /** Whether the sentences are read in the other language. */
    mirrored,
    setMirrored,
    tab,
    setTab,
    opened: isOpen ? opened : undefined,
    open(path: Path, field?: string) {
      openings.current += 1;
      const next = { path, field, id: openings.current, of: stepAt(blocks, path)?.do };
      setChosen(path);
      withParts((_, isWaiting) => isWaiting && setOpened(next));
    },
    close: (id?: number) => setOpened((now) => (id === undefined || now?.id === id ? undefined : now)),
  };
}
