/**
 * Understands a text: sentence by sentence, each either understood as steps or refused with a place and what could be
 * said there. Places are in the text as it was typed.
 */
import type { Locale } from '../i18n/locales.ts';
import { insertAt, listAt, type Path, removeAt, replaceAt, samePath, stepAt } from './edit.ts';
import {
  type Assumed,
  type Clause,
  type Context,
  fieldOf,
  type Issue,
  NotUnderstood,
  placeOf,
  type Said,
  type SaidVerb,
  type Slot,
  type SlotOf,
  stepOf,
} from './frame.ts';
import type { Range } from './grammar/match.ts';
import { fits, LIMITS, type Protocol, type Step, size } from './model.ts';
import { isSurelyLiquid } from './names.ts';
import { operationOf } from './operations/index.ts';
import type { FieldName } from './operations/parts.ts';
import { keyOf, type Rehearsal, rehearse, total } from './rehearse.ts';
import { MAX_SENTENCE, readSentence, type Spoken, sentencesOf, wordsFrom } from './sentences.ts';
import { split } from './split.ts';
import type { Place } from './wells.ts';

/** Words that were understood: what they are, and the step of which they tell what. */
export type Meaning = Range & { kind: 'verb' | Slot['kind']; path: Path; field?: FieldName };
export type Sentence = Range & {
  text: string;
  /** What it became, without the steps in a repeat that it begins; and where they are in the protocol. */
  steps: Step[];
  paths: Path[];
  /** Where its first step is or would be. */
  at: Path;
  /** What its words mean, in their order; of a refused sentence nothing. */
  slots: Meaning[];
  assumed: Assumed[];
  issue?: Issue;
};
export type Understood = { protocol: Protocol; sentences: Sentence[]; understood: boolean };

/** Every step may have sentences of its own for its tips and its mixing, and a repeat has one for its end. */
const MAX_SENTENCES = LIMITS.steps * 4;
const MAX_TEXT = LIMITS.steps * MAX_SENTENCE;

const slotsOf = (clauses: readonly Clause[]): Slot[] =>
  clauses.flatMap((clause) => (clause.kind === 'clause' ? clause.slots : []));
const namesOther = (slot: Slot) =>
  (slot.kind === 'plate' && slot.plate > 1) ||
  (slot.kind === 'place' && !slot.place.same && (slot.place.plate ?? 1) > 1);

/** A sentence and the steps that it became, by their paths. */
type Draft = Spoken & {
  at: Path;
  /** With `level`, a step has what its wells held before it. */
  parts: readonly { path: Path; assumed: Assumed[]; level?: boolean }[];
  issue?: Issue;
};
/** The step that later clauses may tell more of. Without a path it is a dilution that waits for its volume. */
type Last = { said: Said; before: Context; path?: Path };
/** All that is known after a clause. Never changed: a sentence that is refused leaves the state before it. */
type State = {
  locale: Locale;
  steps: readonly Step[];
  /** The repeats that have begun and not ended. */
  open: readonly { path: Path; sentence: number; range: Range }[];
  drafts: readonly Draft[];
  context: Context;
  last?: Last | undefined;
  meanings: readonly Meaning[];
  /** Where the steps of a repeat are that named a place, until the end of its sentence. */
  here?: Place | undefined;
};

/** What `there` and a mix without a volume refer to after a step. */
function contextAfter(step: Step, { at, volume, amount, plates }: Context): Context {
  const here = 'at' in step ? step.at : at;
  const leaves = step.do === 'repeat' ? undefined : operationOf(step).leaves;
  const now = leaves === 'own' && 'volume' in step ? step.volume : leaves === 'before' ? volume : undefined;
  const moved = 'volume' in step ? step.volume : amount;
  return { plates, amount: moved, ...(here && { at: here }), ...(now !== undefined && { volume: now }) };
}

/** Where the next step is put. */
function nextPath({ steps, open }: Pick<State, 'steps' | 'open'>): Path {
  const above = open.at(-1)?.path ?? [];
  return [...above, listAt(steps, [...above, 0]).length];
}

function add(state: State, step: Step, assumed: Assumed[], range: Range, level = false): [State, Path] {
  if (size(state.steps).steps >= LIMITS.steps) throw new NotUnderstood('limit', range, 'step');
  const path = nextPath(state);
  const draft = state.drafts.at(-1) as Draft;
  const drafts = state.drafts.with(-1, { ...draft, parts: [...draft.parts, { path, assumed, level }] });
  return [{ ...state, steps: insertAt(state.steps, path, step), drafts }, path];
}

/** The state with another step at a path. */
const replaced = (state: State, path: Path, step: Step, assumed: Assumed[]): State => ({
  ...state,
  steps: replaceAt(state.steps, path, step),
  drafts: state.drafts.map((draft) => ({
    ...draft,
    parts: draft.parts.map((part) => (part.path === path ? { ...part, assumed } : part)),
  })),
});

/** Makes a step of what is said, anew where it has been one already. */
function settle(state: State, last: Last): State {
  const { step, assumed } = stepOf(last.said, last.before);
  const [after, path] = last.path
    ? [replaced(state, last.path, step, assumed), last.path]
    : add(
        state,
        step,
        assumed,
        last.said,
        last.said.slots.some((slot) => slot.kind === 'volume' && slot.level),
      );
  const { verb, slots } = last.said;
  const own = [verb, ...slots].map(({ start, end }) => start * MAX_TEXT + end);
  const meanings = [
    ...after.meanings.filter(({ start, end }) => !own.includes(start * MAX_TEXT + end)),
    { start: verb.start, end: verb.end, kind: 'verb' as const, path },
    ...slots.map((slot): Meaning => {
      const field = fieldOf(step.do, slot);
      return { start: slot.start, end: slot.end, kind: slot.kind, path, ...(field && { field }) };
    }),
  ];
  return { ...after, meanings, context: contextAfter(step, last.before), last: { ...last, path } };
}

/** A dilution that waits for its volume has been told nothing. @throws NotUnderstood */
const settled = (state: State): State => (state.last && !state.last.path ? settle(state, state.last) : state);

/** What else may be wrong with a dilution that waits for its volume is found where it stands. */
function check(said: Said, context: Context): void {
  const volume: Slot = { start: said.start, end: said.end, kind: 'volume', volume: 1, move: true };
  stepOf({ ...said, slots: [...said.slots, volume] }, context);
}

/** What a clause tells of the dilution before it: how much is moved, or how often to mix. */
function toldOfDilution(clause: Said, { said }: Last): Slot[] | undefined {
  if (said.verb.verb !== 'dilute') return undefined;
  const kinds = clause.slots.map(({ kind }) => kind).join();
  const { verb } = clause.verb;
  if (verb === 'mix' && kinds === 'times')
    return said.slots.some(({ kind }) => kind === 'times') ? undefined : clause.slots;
  if ((verb !== 'transfer' && verb !== 'amount') || kinds !== 'volume') return undefined;
  if (said.slots.some((slot) => slot.kind === 'volume' && slot.move)) return undefined;
  return clause.slots.map((slot) => (slot.kind === 'volume' ? { ...slot, move: true } : slot));
}

/** What is said with more parts; while a dilution waits for its volume, it is only checked. */
function tellMore(state: State, last: Last, slots: readonly Slot[]): State {
  const said = { ...last.said, slots: [...last.said.slots, ...slots] };
  if (last.path || said.slots.some(({ kind }) => kind === 'volume')) return settle(state, { ...last, said });
  check(said, last.before);
  return { ...state, last: { ...last, said } };
}

/** What is drawn and then given elsewhere, as much of it, is a transfer: nobody says that it goes into the waste. */
function isOneMove({ verb, slots }: Said, next: Said): boolean {
  if (!verb.drawn || next.verb.verb !== 'dispense') return false;
  const part = <K extends Slot['kind']>(list: readonly Slot[], kind: K) =>
    list.find((slot): slot is SlotOf<K> => slot.kind === kind);
  const [from, to] = [part(slots, 'place'), part(next.slots, 'place')];
  return (
    part(slots, 'volume')?.volume === part(next.slots, 'volume')?.volume &&
    to !== undefined &&
    !to.place.same &&
    JSON.stringify(from?.place) !== JSON.stringify(to.place)
  );
}

/** Steps with a repeat that is done so often. */
const times = (steps: readonly Step[], path: Path, often: number): Step[] =>
  replaceAt(steps, path, { ...stepAt(steps, path), times: often } as Step);

/** A repeat that ends. What took its volume from what was in the wells has to find as much there each time. */
function ended(state: State, path: Path, range: Range): State {
  const isIn = (other: Path) => samePath(other.slice(0, path.length), path);
  if (!state.drafts.some(({ parts }) => parts.some((part) => part.level && isIn(part.path)))) return state;
  const held = (steps: readonly Step[]) => {
    const { mistake, left } = rehearse({ steps: steps as Step[] });
    const wells = [...left].map(([well, held]) => [well, total(held)] as const);
    return mistake ? undefined : JSON.stringify(wells.filter(([, held]) => held).sort());
  };
  const before = path.length === 1 ? held(removeAt(state.steps, path)) : undefined;
  if (before === undefined || before !== held(times(state.steps, path, 1)))
    throw new NotUnderstood('nothing-before', range, 'volume');
  return state;
}

/** What a clause may leave unsaid: its place, where another step of its sentence was, and what is in the wells. */
function contextFor(clause: Said, { steps, drafts, context, here, open }: State): Context {
  const inSentence = (drafts.at(-1) as Draft).parts.flatMap(({ path }) => stepAt(steps, path) ?? []);
  const before = inSentence.findLast((step) => 'at' in step && step.do !== 'given');
  const isOther = before && before.do !== clause.verb.verb && before.do !== 'transfer';
  const now = here ?? (isOther && 'at' in before ? before.at : undefined);
  let known: Rehearsal | undefined;
  return {
    ...context,
    ...(now && { here: now }),
    there(plate, well) {
      if (open.length > 1) return undefined;
      const once = open.reduce((all, { path }) => times(all, path, 1), steps);
      known ??= rehearse({ steps: once as Step[] });
      return known.mistake ? undefined : total(known.left.get(keyOf(plate, well))) || undefined;
    },
  };
}

/** What may be told with `4 times` at its end: adding and taking away, and what lies between. */
const TAILED = new Set<string>(['dispense', 'remove', 'wait', 'shake', 'hold']);

/** The steps of a sentence as a repeat: of this one, or of the one before it where nothing else was said before. */
function repeated(state: State, clause: Extract<Clause, { kind: 'again' }>): State {
  if (clause.times < 1 || clause.times > LIMITS.times) throw new NotUnderstood('limit', clause, 'repeat');
  const above = nextPath(state).slice(0, -1);
  const own = state.drafts.at(-1) as Draft;
  const before = state.drafts.at(-2);
  const isOwn = own.parts.length > 0;
  const [first] = (isOwn ? own : before)?.parts.map(({ path }) => path) ?? [];
  const place = first?.at(-1) ?? 0;
  const tells = own.parts.flatMap(({ path }) => stepAt(state.steps, path)?.do ?? []);
  if (
    clause.tail &&
    (tells.length < 2 || tells.some((verb) => !TAILED.has(verb)) || tells.at(-1) === 'dispense')
  )
    throw new NotUnderstood('unknown', clause, 'repeat');
  if (!first || !samePath(first.slice(0, -1), above) || (!isOwn && (place > 0 || before?.issue)))
    throw new NotUnderstood('nothing-before', clause, 'repeat');
  const inner = listAt(state.steps, first).slice(place);
  const bare = inner.reduce((steps) => removeAt(steps, first), [...state.steps]);
  const steps = insertAt(bare, first, { do: 'repeat', times: clause.times, steps: [...inner] });
  if (!fits(steps)) throw new NotUnderstood('limit', clause, 'repeat');
  const under = (path: Path): Path => {
    const at = path[above.length] ?? 0;
    return samePath(path.slice(0, above.length), above) && path.length > above.length && at >= place
      ? [...above, place, at - place, ...path.slice(above.length + 1)]
      : path;
  };
  const drafts = state.drafts.map((draft) => ({
    ...draft,
    at: draft.at.length > above.length && !samePath(draft.at, first) ? under(draft.at) : draft.at,
    parts: draft.parts.map((part) => ({ ...part, path: under(part.path) })),
  }));
  const { start, end } = clause;
  const meanings: Meaning[] = [
    ...state.meanings.map((meaning) => ({ ...meaning, path: under(meaning.path) })),
    { start, end, kind: 'verb', path: first, field: 'times' },
  ];
  const last = drafts.at(-1) as Draft;
  const repeating = { ...last, parts: [{ path: first, assumed: [] }, ...last.parts] };
  return ended(
    { ...state, steps, drafts: drafts.with(-1, repeating), meanings, last: undefined },
    first,
    clause,
  );
}

/** A clause without a verb is of the kind of the one before it in its sentence, or puts a liquid somewhere. */
function meant(clause: Said, { last, drafts, locale }: State): Said {
  const before = last && last.said.start >= (drafts.at(-1) as Draft).start ? last.said : undefined;
  const has = (kind: Slot['kind']) => clause.slots.some((slot) => slot.kind === kind);
  const places = clause.slots.filter((slot): slot is SlotOf<'place'> => slot.kind === 'place');
  const [from, to] = places.toSorted((one, other) => one.start - other.start);
  const isWay = from && to && from.role !== 'to' && (to.role === 'to' || from.role === 'from');
  const as = (verb: SaidVerb, more: Slot[] = []): Said => ({
    ...clause,
    verb: { ...clause.verb, verb },
    slots: [...clause.slots, ...more],
  });
  if (!has('volume') || !(has('place') || has('liquid'))) throw new NotUnderstood('missing', clause, 'step');
  const first = clause.slots.toSorted((one, other) => one.start - other.start)[0];
  if (locale === 'en' && first?.kind === 'liquid' && first.name && !isSurelyLiquid(first.name))
    throw new NotUnderstood('unknown', first, 'step');
  if (isWay) return as('transfer');
  // 25 µL from A1 to B1: with where it comes from, it is a way and no range.
  const [item, other] =
    from && !to && 'items' in from.place && from.place.items !== 'all' ? from.place.items : [];
  if (
    item &&
    !other &&
    !item.till &&
    (from?.role === 'from' ? item.way : item.out && !before) &&
    !has('liquid')
  )
    return as('transfer');
  if (from?.role === 'from') throw new NotUnderstood('missing', clause, 'step');
  if (has('liquid')) return as('dispense');
  const liquid = before?.verb.verb === 'dispense' && before.slots.find(({ kind }) => kind === 'liquid');
  if (!liquid) throw new NotUnderstood('missing', clause, 'step');
  return as('dispense', [liquid]);
}

/** The state after a clause. @throws NotUnderstood with the place and what could be said there */
function take(state: State, clause: Clause): State {
  if (clause.kind === 'repeat') {
    const before = settled(state);
    if (clause.times === 1 && clause.place) {
      const at = placeOf(clause.place, before.context, undefined);
      return { ...before, context: { ...before.context, at }, here: at, last: undefined };
    }
    if (clause.times < 1 || clause.times > LIMITS.times || before.open.length >= LIMITS.depth)
      throw new NotUnderstood('limit', clause, 'repeat');
    const [after, path] = add(before, { do: 'repeat', times: clause.times, steps: [] }, [], clause);
    const begun = { path, sentence: state.drafts.length - 1, range: clause };
    const at = clause.place && placeOf(clause.place, before.context, undefined);
    const { start, end } = clause;
    const meanings: Meaning[] = [...after.meanings, { start, end, kind: 'verb', path, field: 'times' }];
    const context = at ? { ...after.context, at } : after.context;
    return { ...after, context, here: at, meanings, open: [...after.open, begun], last: undefined };
  }
  if (clause.kind === 'end') {
    const before = settled(state);
    if (!before.open.length) throw new NotUnderstood('no-start', clause, 'repeat');
    const { path } = before.open.at(-1) as State['open'][number];
    return { ...ended(before, path, clause), open: before.open.slice(0, -1), last: undefined };
  }
  if (clause.kind === 'again') return repeated(settled(state), clause);
  const { last } = state;
  if (clause.verb.verb === 'tips') {
    const step = last?.path && stepAt(state.steps, last.path);
    if (!last || (step && !('tips' in step))) throw new NotUnderstood('nothing-before', clause, 'step');
    return tellMore(state, last, clause.slots);
  }
  const parts = split(clause);
  if (parts.length > 1) return parts.reduce(take, state);
  if (clause.verb.verb === 'bare') return take(state, meant(clause, state));
  const told = last && toldOfDilution(clause, last);
  if (told) return tellMore(state, last, told);
  if (clause.verb.verb === 'amount') throw new NotUnderstood('nothing-before', clause, 'step');
  if (last && isOneMove(last.said, clause)) throw new NotUnderstood('unfit', clause, 'step');
  const before = settled(state);
  const said = { said: clause, before: contextFor(clause, before) };
  return clause.verb.verb === 'dilute' && !clause.slots.some(({ kind }) => kind === 'volume')
    ? tellMore(before, said, [])
    : settle(before, said);
}

/** Whether a sentence begins with a volume alone, which a dilution before it may wait for. */
const tellsVolume = (clauses: readonly Clause[] | undefined): boolean => {
  const first = clauses?.[0];
  return (
    first?.kind === 'clause' &&
    ['transfer', 'amount'].includes(first.verb.verb) &&
    first.slots.map(({ kind }) => kind).join() === 'volume'
  );
};

/** The state after a sentence that is refused, the last of its drafts. What follows cannot tell more of what was before it. */
const refused = (begun: State, issue: Issue): State => ({
  ...begun,
  last: undefined,
  drafts: begun.drafts.with(-1, { ...(begun.drafts.at(-1) as Draft), issue }),
});

/** What was understood last: a text is asked for by several. */
let kept: { written: string; locale: Locale; as: Understood } | undefined;

/** Understands a text in a language. It never throws, whatever the text is. */
export function understand(written: string, locale: Locale): Understood {
  if (kept?.written !== written || kept.locale !== locale)
    kept = { written, locale, as: understandAnew(written, locale) };
  return kept.as;
}

function understandAnew(written: string, locale: Locale): Understood {
  const text = written.slice(0, MAX_TEXT);
  const all = sentencesOf(text, MAX_SENTENCES + 1);
  const sentences = all.slice(0, MAX_SENTENCES).map((one) => readSentence(one, locale));
  const plates = sentences.some(({ clauses }) => clauses && slotsOf(clauses).some(namesOther));
  let state: State = { locale, steps: [], open: [], drafts: [], context: { plates }, meanings: [] };
  let before = state;
  for (const [index, { clauses, issue: unread, ...sentence }] of sentences.entries()) {
    const begin = (from: State): State => ({
      ...from,
      here: undefined,
      drafts: [...from.drafts, { ...sentence, at: nextPath(from), parts: [] }],
    });
    const begun = begin(state);
    const { last } = state;
    // A sentence is understood as a whole or not at all.
    let now: Clause | undefined;
    let issue = unread;
    try {
      let after = begun;
      for (now of clauses ?? []) after = take(after, now);
      if (clauses) state = tellsVolume(sentences[index + 1]?.clauses) ? after : settled(after);
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      // What was said in a sentence before is understood: what is wrong is what tells more of it.
      const { start, end } = now && error.issue.start < sentence.start ? now : error.issue;
      issue = { ...error.issue, start, end };
    }
    if (issue) {
      // The dilution before it will not be told its volume.
      const waiting = last && !last.path && new NotUnderstood('missing', last.said.verb, 'volume');
      state = refused(begin(waiting ? refused(before, waiting.issue) : state), issue);
    }
    before = begun;
  }
  return finished(state, written, all[MAX_SENTENCES]?.start ?? MAX_TEXT);
}

/** What was understood, with the repeats that have no end and the text beyond what is read refused. */
function finished({ drafts, steps, open, meanings }: State, written: string, read: number): Understood {
  // A repeat of the one sentence that follows it on its line, at the end of the text, needs no end.
  const [only, ...others] = open;
  const isOneLine =
    only &&
    !others.length &&
    only.sentence === drafts.length - 2 &&
    !drafts.at(-1)?.issue &&
    !written.slice(only.range.end, drafts.at(-1)?.end).includes('\n');
  const sentences = drafts.map(({ parts, ...draft }, index): Sentence => {
    const begun = isOneLine ? undefined : open.find(({ sentence }) => sentence === index);
    const issue = begun ? new NotUnderstood('no-end', begun.range, 'end').issue : draft.issue;
    return {
      ...draft,
      steps: parts.flatMap(({ path }) => stepAt(steps, path) ?? []),
      paths: parts.map(({ path }) => path),
      slots: meanings
        .filter(({ start, end }) => start >= draft.start && end <= draft.end)
        .sort((one, other) => one.start - other.start),
      assumed: parts.flatMap(({ assumed }) => assumed),
      ...(issue && { issue }),
    };
  });
  const rest = written.slice(read);
  if (rest.trim()) {
    const start = read + rest.search(/\S/);
    const { issue } = new NotUnderstood('limit', { start, end: wordsFrom(written, start) }, 'step');
    const at = nextPath({ steps, open });
    const none = { steps: [], paths: [], slots: [], assumed: [] };
    sentences.push({ start, end: written.length, text: written.slice(start), at, ...none, issue });
  }
  return {
    protocol: { version: 1, steps: [...steps] },
    sentences,
    understood: sentences.every(({ issue }) => !issue),
  };
}
