/** What is known after each clause of a text: its steps, the repeats that are open, and what words meant. Never changed. */
import type { Locale } from '../i18n/locales.ts';
import { total } from './contents.ts';
import { insertAt, listAt, type Path, removeAt, replaceAt, samePath, withTimes } from './edit.ts';
import { fieldOf, stepOf } from './frame.ts';
import type { Range } from './grammar/match.ts';
import { fits, LIMITS, type Step, tidyStep } from './model.ts';
import type { FieldName } from './operations/fields.ts';
import { operationOf, type PlainStep } from './operations/index.ts';
import { rehearse } from './rehearse.ts';
import {
  type Assumed,
  type Context,
  hasLevel,
  type Issue,
  NotUnderstood,
  type Said,
  type Slot,
  slotsOf,
} from './said.ts';
import { MAX_SENTENCE, type Spoken } from './sentences.ts';
import { type Place, wellsOf } from './wells.ts';

export const MAX_TEXT = LIMITS.steps * MAX_SENTENCE;

/** Words that were understood: what they are, and the step of which they tell what. */
export type Meaning = Range & { kind: 'verb' | Slot['kind']; path: Path; field?: FieldName };
/** A sentence and the steps that it became, by their paths. */
export type Draft = Spoken & {
  at: Path;
  /** With `level`, a step has the volume that was in its wells before it. */
  parts: readonly { path: Path; assumed: Assumed[]; level?: boolean }[];
  issue?: Issue;
};
/** The step that later clauses may tell more of. Without a path it is a dilution that waits for its volume. */
export type Last = { said: Said; before: Context; path?: Path };
/** All that is known after a clause. Never changed: a sentence that is refused leaves the state before it. */
export type State = {
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
function contextAfter(
  step: PlainStep,
  { slots }: Said,
  { at, isWay, volume, amount, plates, isRest }: Context,
): Context {
  const here = 'at' in step ? step.at : at;
  const { leaves } = operationOf(step);
  const now = leaves === 'own' && 'volume' in step ? step.volume : leaves === 'before' ? volume : undefined;
  // What is said of a level, of all wells together or of a series is not what each of them got.
  const isShared = slotsOf(slots, 'volume').some(({ shared }) => shared);
  const isSaid = step.do !== 'dilute' && !hasLevel(slots) && !isShared;
  const moved = 'volume' in step && step.do !== 'mix' ? (isSaid ? step.volume : undefined) : amount;
  const way = 'at' in step ? step.do === 'dilute' : isWay;
  return {
    plates,
    amount: moved,
    ...(here && { at: here }),
    ...(way && { isWay: way }),
    ...(('at' in step ? slotsOf(slots, 'place').some(({ place }) => !place.same && place.but) : isRest) && {
      isRest: true,
    }),
    volume: now,
  };
}

/** Where the next step is put. */
export function nextPath({ steps, open }: Pick<State, 'steps' | 'open'>): Path {
  const above = open.at(-1)?.path ?? [];
  return [...above, listAt(steps, [...above, 0]).length];
}

/** The state with one more step, and the path of that. @throws NotUnderstood where a protocol may have no more steps. */
export function add(
  state: State,
  step: Step,
  assumed: Assumed[],
  range: Range,
  level = false,
): [State, Path] {
  const path = nextPath(state);
  const steps = insertAt(state.steps, path, tidyStep(step));
  if (!fits(steps)) throw new NotUnderstood('limit', range, 'step');
  const draft = state.drafts.at(-1) as Draft;
  const drafts = state.drafts.with(-1, { ...draft, parts: [...draft.parts, { path, assumed, level }] });
  return [{ ...state, steps, drafts }, path];
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

const EACH = /\b(?:each|every|per|ea)\b|\/ ?w|ずつ|それぞれ|各|ごと|毎|あたり|当たり|ウェルに[はつ]/i;
const PARTS = /^(?:distribut|aliquot)/i;

/** From A1 to A2–A4, 90 µL: of each of them, though it is not said? All of it may be meant as well. */
function isOfEach({ drafts }: State, { verb, slots, ...said }: Said, step: PlainStep): boolean {
  const draft = drafts.findLast(({ start }) => start <= said.start);
  if (!draft || !('at' in step)) return false;
  const words = (from: number, to: number) => draft.text.slice(from - draft.start, to - draft.start);
  const from = step.do === 'transfer' ? step.from : undefined;
  const isParted = from || (step.do === 'dispense' && PARTS.test(words(verb.start, verb.end)));
  // New tips for each column say nothing of the volume, nor does the name of a liquid.
  const others = slots.filter(({ kind }) => kind === 'tips' || kind === 'liquid');
  const own = others.reduce(
    (text, { start, end }) => text.replace(words(start, end), ''),
    words(said.start, said.end),
  );
  const isUneven = from ? wellsOf(step.at).length !== wellsOf(from).length : wellsOf(step.at).length > 1;
  return !!isParted && isUneven && !EACH.test(own);
}

/** Makes a step of what is said, anew where it has been one already. */
export function settle(state: State, last: Last): State {
  const { step, assumed } = stepOf(last.said, last.before);
  if (isOfEach(state, last.said, step)) assumed.push('each');
  const [after, path] = last.path
    ? [replaced(state, last.path, step, assumed), last.path]
    : add(state, step, assumed, last.said, hasLevel(last.said.slots));
  const { verb, slots } = last.said;
  const own = [verb, ...slots].map(({ start, end }) => start * MAX_TEXT + end);
  const meanings = [
    ...after.meanings.filter(({ start, end }) => !own.includes(start * MAX_TEXT + end)),
    { start: verb.start, end: verb.end, kind: 'verb' as const, path },
    ...slots.map((slot): Meaning => {
      const field = fieldOf(step.do, slot);
      return { start: slot.start, end: slot.end, kind: slot.kind, path, ...(field && { field }) };
    }),
    // What follows without being said has no words.
  ].filter(({ start, end }) => start < end);
  return { ...after, meanings, context: contextAfter(step, last.said, last.before), last: { ...last, path } };
}

/** The state after a dilution whose volume never came. @throws NotUnderstood */
export const settled = (state: State): State =>
  state.last && !state.last.path ? settle(state, state.last) : state;

/** A repeat that ends. What took its volume from what was in the wells has to find as much there each time. */
export function ended(state: State, path: Path, range: Range): State {
  const isIn = (other: Path) => samePath(other.slice(0, path.length), path);
  if (!state.drafts.some(({ parts }) => parts.some((part) => part.level && isIn(part.path)))) return state;
  const amountsAfter = (steps: readonly Step[]) => {
    const { mistake, left } = rehearse({ steps }, false);
    const wells = [...left].map(([well, contents]) => [well, total(contents)] as const);
    return mistake ? undefined : JSON.stringify(wells.filter(([, amount]) => amount));
  };
  const before = path.length === 1 ? amountsAfter(removeAt(state.steps, path)) : undefined;
  if (before === undefined || before !== amountsAfter(withTimes(state.steps, path, 1)))
    throw new NotUnderstood('nothing-before', range, 'volume');
  return state;
}
