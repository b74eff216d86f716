/** Steps that may be meant in two ways after what was said before them: they are refused. */
import { keysOf } from './contents.ts';
import { listAt, type Path, stepAt } from './edit.ts';
import type { Range } from './grammar/match.ts';
import { plainSteps } from './model.ts';
import { liquidName, MADE, nameIn } from './names.ts';
import { spotsOf } from './operations/motions.ts';
import { rehearse } from './rehearse.ts';
import { itemsOf, type Said, type Slot, type SlotOf, slotsOf, wordsIn } from './said.ts';
import { wellsNamed } from './said-place.ts';
import { DRAWN } from './split.ts';
import type { Draft, Last, State } from './state.ts';
import type { Place } from './wells.ts';

/** What is drawn and then given elsewhere, as much or some of it, is a transfer: nobody says that it goes into the waste. */
export function isOneMove({ steps }: State, { said: { verb, slots }, path }: Last, next: Said): boolean {
  if (verb.verb !== 'remove' || next.verb.verb !== 'dispense') return false;
  const [[from], [to]] = [slotsOf(slots, 'place'), slotsOf(next.slots, 'place')];
  const [[taken], [given]] = [slotsOf(slots, 'liquid'), slotsOf(next.slots, 'liquid')];
  const [amount] = slotsOf(next.slots, 'volume');
  const isAsMuch =
    amount?.again || amount?.volume === (stepAt(steps, path as Path) as { volume?: number }).volume;
  const isThat = given && (taken ? taken.name === given.name : verb.drawn && DRAWN.test(given.name));
  if (!isThat && !(verb.drawn && isAsMuch)) return false;
  // Whether a place may be the end of a range does not matter here.
  const wells = (slot: SlotOf<'place'> | undefined) =>
    JSON.stringify(slot?.place, (name, value) => (name === 'till' ? undefined : value));
  return to !== undefined && !to.place.same && wells(from) !== wells(to);
}

/** Wait 5 min. After 5 or 10 min: from the beginning, or from there on? */
export function isSameRest({ steps, drafts }: State, { slots, ...clause }: Said): boolean {
  const last = steps.at(-1);
  const [time] = slotsOf(slots, 'time');
  if (!time || !last || !('seconds' in last)) return false;
  const { start, text } = drafts.at(-1) as Draft;
  return (
    last.seconds === time.seconds || /^after|後/i.test(text.slice(clause.start - start, clause.end - start))
  );
}

/** Of what was made before: out of its wells, or of a reservoir of that name? */
export function madeBefore(state: State, { verb, slots }: Said): Slot | undefined {
  const steps = plainSteps(state.steps);
  return verb.verb === 'dispense' &&
    steps.some((step) => 'at' in step) &&
    !steps.some((step) => 'liquid' in step && MADE.test(step.liquid))
    ? slotsOf(slots, 'liquid').find(({ name, quoted }) => !quoted && MADE.test(name))
    : undefined;
}

/** The word of the block itself, which draws from a reservoir. */
const DISPENSE = /^(?:dispens|分注)/i;

/** Of what other wells hold from the start: out of them, or of a reservoir of that name? */
export function heldElsewhere({ steps, drafts }: State, { verb, slots }: Said): Slot | undefined {
  const { start, text } = drafts.at(-1) as Draft;
  const isOut = slotsOf(slots, 'place')
    .flatMap(itemsOf)
    .some(({ out }) => out);
  if (verb.verb !== 'dispense' || (DISPENSE.test(text.slice(verb.start - start)) && !isOut)) return undefined;
  const targets = slotsOf(slots, 'place').flatMap(wellsNamed);
  const isElsewhere = (name: string) => {
    const holding = plainSteps(steps).flatMap((step) =>
      step.do === 'given' && step.liquid.toLowerCase() === name.toLowerCase() ? keysOf(step.at) : [],
    );
    const isThere = (well: string) => holding.includes(well);
    return holding.length > 0 && !(isOut ? targets.every(isThere) : targets.some(isThere));
  };
  return slotsOf(slots, 'liquid').find(({ name, quoted }) => !quoted && isElsewhere(name));
}

/** What is in a well is not told by these. */
const ANY_LIQUID = /^(?:liquid|solution|液|溶液|中身)$/;

/** What people call by a name, and what that may be: cells are in their medium, and one washes with PBS. */
const CALLED: readonly [name: RegExp, liquid: RegExp][] = [
  [/medi(?:um|a)$|培地$|培養液$/, /medi(?:um|a)|培地|培養|dmem|rpmi|cell|細胞|セル/i],
  [/buffer$|^wash|洗浄|バッファー?$|緩衝液$/, /pbs|tbs|saline|buffer|wash|洗浄|バッファ|緩衝|食塩水/i],
];

/** The wash buffer, where something else is in the wells, as well or alone: what is called so, or all that is there? */
export function mediumAmong(
  { locale, steps, drafts, context }: State,
  { verb, slots }: Said,
): Slot | undefined {
  const [volume] = slotsOf(slots, 'volume');
  if (verb.verb !== 'remove' || !volume?.medium) return undefined;
  const { start, text } = drafts.at(-1) as Draft;
  const words = text
    .slice(volume.start - start, volume.end - start)
    .toLowerCase()
    .replace(/^(?:all )?the (?:(?:old|spent|used) )*|^(?:古い|使用済みの)|を$/g, '');
  const [named, again] = [words.replace(/ again$/, ''), words.endsWith(' again')];
  const places = slotsOf(slots, 'place').flatMap(wellsNamed);
  const wells = places.length || !context.at ? places : keysOf(context.at);
  const { left } = rehearse({ steps }, false);
  const isNamed = (name: string) =>
    name === liquidName(named) || nameIn(locale, name).toLowerCase().endsWith(named);
  const isCalled = (name: string) =>
    isNamed(name) || CALLED.some(([called, liquid]) => called.test(named) && liquid.test(name));
  const isAmong = (well: string) => {
    const names = [...(left.get(well)?.keys() ?? [])];
    // What others were put into is all that is there.
    const isOneOf = names.length > 1 && (again || (names.some(isNamed) && !isNamed(names[0] as string)));
    return isOneOf || (names.length > 0 && !again && !names.some(isCalled));
  };
  return (again || !ANY_LIQUID.test(named)) && wells.some(isAmong) ? volume : undefined;
}

/** What is put into a blank or a control, or alone somewhere, is not what all others got. */
const LABEL = /ブランク|対照|コントロール|のみ|だけ|\b(?:blanks?|controls?|only)\b/i;

/**
 * Water to row A, to A1 20 µL: instead of it, or as well? By `には` a place is set against what was said before it, and so are
 * wells of a control.
 */
export function setAgainst({ locale, steps, drafts }: State, { slots, ...said }: Said): Slot | undefined {
  const { start, text, parts } = drafts.at(-1) as Draft;
  const [place] = slotsOf(slots, 'place');
  if (!place) return undefined;
  const isSet = locale === 'ja' && /^\s*に\s*は/.test(text.slice(place.end - start));
  // What is called a control is added to a well like anything else.
  const words = slotsOf(slots, 'liquid').reduce(
    (left, name) =>
      left.slice(0, name.start - start) + '_'.repeat(name.end - name.start) + left.slice(name.end - start),
    text,
  );
  const isControl = LABEL.test(words.slice(0, said.end - start));
  // I want 50 µL of dye in A1: as well as what is there?
  const isWanted = /^(?:want|need)/i.test(text.slice(said.verb.start - start));
  if (!isSet && !isControl && !isWanted) return undefined;
  const spoken = isControl ? [...(drafts.at(-2)?.parts ?? []), ...parts] : parts;
  const told = isWanted ? plainSteps(steps) : spoken.flatMap(({ path }) => stepAt(steps, path) ?? []);
  const [now, ...before] = told
    .flatMap((step) => (step.do === 'dispense' || (isWanted && 'at' in step) ? [keysOf(step.at)] : []))
    .reverse();
  return before.some((wells) => now?.every((well) => wells.includes(well))) ? place : undefined;
}

const AT_FIRST = /^\W*first(?:ly)?\b|^(?:まず|最初に|(?:はじめ|始め)に)/i;
const BEFOREHAND = /あらかじめ|予め|事前に|(?:はじめ|始め|最初)から/g;
/** First, behind other steps: before them, or the first of what is said now? */
export function isBehind({ steps, open, drafts, last }: State, clause: Said): boolean {
  const { start, text, parts } = drafts.at(-1) as Draft;
  const path = open.at(-1)?.path;
  const before = listAt(steps, [...(path ?? []), 0]);
  const isLate = parts.length > 0 || before.some((step) => step.do !== 'given');
  const from = parts.length && last ? last.said.end : start;
  if (isLate && clause.verb.verb !== 'given' && wordsIn(text, BEFOREHAND, from, clause, start)) return true;
  return !parts.length && AT_FIRST.test(text) && isLate;
}

const lastPlace = ({ steps, last }: State): Place | undefined =>
  (stepAt(steps, last?.path ?? []) as { at?: Place } | undefined)?.at;

/** The same tips, in one place or where the step before was: those of that step, or one set for all of this one? */
export const areOthers = (before: State, after: State): boolean => {
  const now = lastPlace(after);
  return !!now && (spotsOf(now).length < 2 || JSON.stringify(now) === JSON.stringify(lastPlace(before)));
};

/** 「20 µL捨てる。これを移す」, 20 µL of this: what was taken out, or what is left? Column 1 is washed: PBS to column 2? */
export function isAstray({ here, open, steps, drafts }: State, slot: SlotOf<'place'>): boolean {
  const { text, start } = drafts.at(-1) as Draft;
  const isDrawn =
    /^(?:これ|th(?:is|[eo]se)\b(?! (?:well|col|row|place)))/i.test(text.slice(slot.start - start)) &&
    plainSteps(steps).at(-1)?.do === 'remove';
  const inside = here && open.length && slot.role !== 'from' ? keysOf(here) : undefined;
  return isDrawn || (inside !== undefined && wellsNamed(slot).some((well) => !inside.includes(well)));
}

/** A1 and B1 (with 50 µL of water): is it in both? */
export function isListed({ drafts }: State, place: Range): boolean {
  const { text, start } = drafts.at(-1) as Draft;
  const [words = ''] = text.slice(place.start - start).split(/[)）]/);
  return /^[^(（]*(?:[、,，・と&+]| and )/.test(words) && !/各|ずつ|each|both/.test(words);
}

/** B1 is filled. From there to B1: from what was spoken of before? */
export function intoItself({ steps }: State, { slots }: Said): Slot | undefined {
  const made = plainSteps(steps).at(-1);
  if (made?.do !== 'transfer' || !keysOf(made.from).some((well) => keysOf(made.at).includes(well)))
    return undefined;
  return slotsOf(slots, 'place').find(({ role, place }) => role === 'from' && place.same);
}
