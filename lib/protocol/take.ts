/** What a clause makes of what is known before it: a step, more of a step, a repeat or its end. */
import { repeated } from './again.ts';
import { contextFor, THEN } from './context-for.ts';
import { stepAt } from './edit.ts';
import { stepOf } from './frame.ts';
import { LIMITS, type Step } from './model.ts';
import { onFirstPlate } from './named-plates.ts';
import { isSurelyLiquid } from './names.ts';
import { fieldsOf, type PlainVerb } from './operations/index.ts';
import { filledAgain, restOf } from './rest-of.ts';
import {
  type Clause,
  type Context,
  inOrder,
  itemsOf,
  NotUnderstood,
  type Said,
  type SaidVerb,
  type Slot,
  type SlotOf,
  slotsOf,
} from './said.ts';
import { placeOf } from './said-place.ts';
import { split } from './split.ts';
import { add, type Draft, ended, type Last, type Meaning, type State, settle, settled } from './state.ts';
import {
  areOthers,
  heldElsewhere,
  intoItself,
  isAstray,
  isBehind,
  isListed,
  isOneMove,
  isSameRest,
  madeBefore,
  mediumAmong,
  setAgainst,
} from './two-readings.ts';

/** What else may be wrong with a dilution that waits for its volume is found where it stands. */
function check(said: Said, context: Context): void {
  const volume: Slot = { start: said.start, end: said.end, kind: 'volume', volume: 1, move: true };
  stepOf({ ...said, slots: [...said.slots, volume] }, context);
}

/** What a clause of a sentence tells of the dilution before it: how much is moved, or how often to mix. */
function detailsOfDilution(clause: Said, { said }: Last, { text }: Draft): Slot[] | undefined {
  if (said.verb.verb !== 'dilute') return undefined;
  const kinds = clause.slots.map(({ kind }) => kind).join();
  const { verb } = clause.verb;
  // In the end mixed 5 times: in each step of the dilution, or after it?
  if (verb === 'mix' && kinds === 'times' && THEN.test(text))
    throw new NotUnderstood('ambiguous', clause, 'times');
  if (/^(?:mix|amount)$/.test(verb) && kinds === 'times')
    return said.slots.some(({ kind }) => kind === 'times') ? undefined : clause.slots;
  // Mixed 5 times with 80 µL: in each step of the dilution, or after it?
  const isThere = (slot: Slot) => slot.kind !== 'place' || slot.place.same;
  const isBoth = verb === 'mix' && /times.*volume|volume.*times/.test(kinds) && clause.slots.every(isThere);
  if (isBoth && !THEN.test(text)) throw new NotUnderstood('ambiguous', clause, 'times');
  if ((verb !== 'transfer' && verb !== 'amount') || kinds !== 'volume') return undefined;
  if (slotsOf(said.slots, 'volume').some(({ move }) => move)) return undefined;
  return slotsOf(clause.slots, 'volume').map((slot) => ({ ...slot, move: true }));
}

/** What is said with more parts; while a dilution waits for its volume, it is only checked. */
function addDetails(state: State, last: Last, slots: readonly Slot[]): State {
  const said = { ...last.said, slots: [...last.said.slots, ...slots] };
  if (last.path || said.slots.some(({ kind }) => kind === 'volume')) return settle(state, { ...last, said });
  check(said, last.before);
  return { ...state, last: { ...last, said } };
}

/** What was said last, if that was in the same sentence. */
const inSentence = ({ last, drafts }: State): Said | undefined =>
  last && last.said.start >= (drafts.at(-1) as Draft).start ? last.said : undefined;

/** A clause without a verb is of the kind of the one before it in its sentence, or puts a liquid somewhere. */
function meant(clause: Said, state: State): Said {
  const before = inSentence(state);
  const has = (kind: Slot['kind']) => clause.slots.some((slot) => slot.kind === kind);
  const [from, to] = inOrder(slotsOf(clause.slots, 'place'));
  const isWay = from && to && from.role !== 'to' && (to.role === 'to' || from.role === 'from');
  const as = (verb: SaidVerb, more: Slot[] = []): Said => ({
    ...clause,
    verb: { ...clause.verb, verb },
    slots: [...clause.slots, ...more],
  });
  if (!has('volume') || !(has('place') || has('liquid'))) throw new NotUnderstood('missing', clause, 'step');
  const [first] = inOrder(clause.slots);
  if (state.locale === 'en' && first?.kind === 'liquid' && first.name && !isSurelyLiquid(first.name))
    throw new NotUnderstood('unknown', first, 'step');
  if (isWay) return as('transfer');
  // 25 µL from A1 to B1: with where it comes from, it is a way and no range.
  const [item, other] = from && !to ? itemsOf(from) : [];
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
  const [liquid] = before?.verb.verb === 'dispense' ? slotsOf(before.slots, 'liquid') : [];
  if (!liquid) throw new NotUnderstood('missing', clause, 'step');
  return as('dispense', [liquid]);
}

/** The state after the begin of a repeat, or of what is done once at a place. */
function begun(before: State, clause: Extract<Clause, { kind: 'repeat' }>): State {
  const here = clause.place && placeOf(clause.place, before.context, undefined);
  const context = here ? { ...before.context, at: here } : before.context;
  if (clause.times === 1 && here) return { ...before, context, here, last: undefined };
  if (clause.times < 1 || clause.times > LIMITS.times || before.open.length >= LIMITS.depth)
    throw new NotUnderstood('limit', clause, 'repeat');
  const [after, path] = add(before, { do: 'repeat', times: clause.times, steps: [] }, [], clause);
  const { start, end } = clause;
  const meanings: Meaning[] = [...after.meanings, { start, end, kind: 'verb', path, field: 'times' }];
  const open = [...after.open, { path, sentence: before.drafts.length - 1, range: clause }];
  return { ...after, context, here, meanings, open, last: undefined };
}

/** The state after the end of the repeat that began last; if all is over, of the only one, if there is one. */
function closed(before: State, clause: Extract<Clause, { kind: 'end' }>): State {
  const [begin, inner] = before.open.toReversed();
  if (clause.over && (inner || (begin && before.drafts.at(-1)?.parts.length)))
    throw new NotUnderstood('ambiguous', clause, 'end');
  if (clause.over && !begin) return before;
  if (!begin) throw new NotUnderstood('no-start', clause, 'repeat');
  const { start, end } = clause;
  const meanings: Meaning[] = [...before.meanings, { start, end, kind: 'verb', path: begin.path }];
  return { ...ended(before, begin.path, clause), meanings, open: before.open.slice(0, -1), last: undefined };
}

const isKept = ({ tips, own }: SlotOf<'tips'>) => tips === 'once' && !own;
const hadTips = (steps: readonly Step[]) => steps.some((one) => one.do === 'repeat' || 'tips' in one);

/** The state after what tells the tips of the step before it. */
function tipped(state: State, clause: Said): State {
  const { last, steps, drafts } = state;
  const step = last?.path && stepAt(steps, last.path);
  if (!last || (step && !('tips' in step))) throw new NotUnderstood('nothing-before', clause, 'step');
  // The same tips: those of a step before? For the last of several steps, or for all of them?
  const isOnce = slotsOf(clause.slots, 'tips').some(({ tips }) => tips === 'once');
  const isReused = slotsOf(clause.slots, 'tips').some(isKept);
  if (isReused && last.said.verb.verb !== 'dilute' && hadTips(steps.filter((one) => one !== step)))
    throw new NotUnderstood('ambiguous', clause, 'tips');
  const { parts } = drafts.at(inSentence(state) ? -1 : -2) as Draft;
  const told = (isOnce ? parts : []).flatMap(({ path }) => stepAt(steps, path) ?? []);
  if (told.filter((one) => 'tips' in one).length > 1) throw new NotUnderstood('ambiguous', clause, 'tips');
  return addDetails(state, last, clause.slots);
}

/** The state after a step. With the tips of another one, it may not be clear which are meant. */
function stepped(state: State, clause: Said): State {
  const verb = clause.verb.verb as PlainVerb;
  // With the same tips, one thing and another: both?
  const [first] = inOrder(inSentence(state)?.slots ?? []);
  const hasOwn = slotsOf(clause.slots, 'tips').length > 0;
  const isTold = first?.kind === 'tips' && first.tips !== 'each' && !hasOwn;
  // Something, the same tips, something else: the same for both?
  const { last } = state;
  const told =
    last && slotsOf(last.said.slots, 'tips').some((tips) => isKept(tips) && tips.start >= last.said.end);
  const isNext = told && !hasOwn && last.path !== undefined;
  if ((isTold || isNext) && fieldsOf({ do: verb }).some(({ name }) => name === 'tips'))
    throw new NotUnderstood('ambiguous', clause, 'tips');
  if (isBehind(state, clause)) throw new NotUnderstood('ambiguous', clause.verb, 'step');
  const before = settled(state);
  const said = { said: clause, before: contextFor(clause, before) };
  if (verb === 'dilute') return addDetails(before, said, []);
  const after = settle(before, said);
  const against = verb === 'dispense' ? setAgainst(after, clause) : intoItself(after, clause);
  if (against) throw new NotUnderstood('ambiguous', against, 'wells');
  // With the same tips: those of a step before it?
  const isReused = slotsOf(clause.slots, 'tips').some(isKept);
  if (isReused && hadTips(before.steps) && areOthers(before, after))
    throw new NotUnderstood('ambiguous', clause, 'tips');
  return after;
}

/** The state after a clause that tells beside a place what is there, which is not said of what its step does. */
function withContents(state: State, clause: Said, { holds = [], role, ...place }: SlotOf<'place'>): State {
  // 「A1からB1（水50 µL入り）に」: is it in both of them?
  if (itemsOf(place).some(({ out, till }) => out && !till) || isListed(state, place))
    throw new NotUnderstood('ambiguous', place, 'wells');
  const { start } = place;
  const given: Said = { ...clause, verb: { start, end: start, verb: 'given' }, slots: [place, ...holds] };
  const slots = clause.slots.map(
    (one): Slot => (one.start === start && one.kind === 'place' ? { ...place, ...(role && { role }) } : one),
  );
  return [given, { ...clause, slots }].reduce(take, state);
}

/** The state after a clause. @throws NotUnderstood with the place and what could be said there */
export function take(state: State, clause: Clause): State {
  if (clause.kind === 'repeat') return begun(settled(state), clause);
  if (clause.kind === 'end') return closed(settled(state), clause);
  if (clause.kind === 'again') return repeated(settled(state), clause);
  const { verb } = clause.verb;
  if (verb === 'tips') return tipped(state, clause);
  // Plate 2 is shaken, then plate 3 for 2 min: shaken as well, or left alone?
  const isBare = clause.verb.start === clause.start && clause.verb.end === clause.end;
  const isAlone = verb === 'wait' && isBare && clause.plate !== undefined;
  if (isAlone && state.steps.some((step) => /^(?:shake|hold)$/.test(step.do)))
    throw new NotUnderstood('ambiguous', clause);
  if (isBare && isSameRest(state, clause)) throw new NotUnderstood('ambiguous', clause, 'time');
  const told = slotsOf(clause.slots, 'place');
  const held = told.find(({ holds }) => holds);
  if (held) return withContents(state, clause, held);
  const astray = told.find((one) => isAstray(state, one));
  if (astray) throw new NotUnderstood('ambiguous', astray, 'wells');
  const isRest = ({ place }: SlotOf<'place'>) => !place.same && place.rest;
  // The remaining columns, 2 to 6: which are they?
  const isSame = ['volume', 'liquid'].every(
    (kind) => clause.slots.filter((slot) => slot.kind === kind).length < told.length,
  );
  if (told.some(isRest) && told.length > 1 && verb !== 'transfer' && isSame)
    throw new NotUnderstood('ambiguous', told.find(isRest) as Slot, 'wells');
  const parts = split(clause);
  const { at } = parts ? contextFor(clause, state) : {};
  // Out of where it was before the first of them.
  const there = (slot: Slot): Slot =>
    at && slot.kind === 'place' && slot.role === 'from' && slot.place.same
      ? { ...slot, place: { plate: at.plate, items: [at] } }
      : slot;
  if (parts)
    return (state.locale === 'ja' ? onFirstPlate(parts) : parts)
      .map((part, index) => (index ? { ...part, slots: part.slots.map(there) } : part))
      .reduce(take, state);
  const slots = restOf(clause, state);
  if (slots) return take(state, { ...clause, slots });
  const again = inSentence(state) && filledAgain(clause, state);
  if (again) throw new NotUnderstood('ambiguous', again, 'wells');
  if (verb === 'bare') return take(state, meant(clause, state));
  const { last } = state;
  const details = last && detailsOfDilution(clause, last, state.drafts.at(-1) as Draft);
  if (details) return addDetails(state, last, details);
  if (verb === 'amount') throw new NotUnderstood('nothing-before', clause, 'step');
  if (last && isOneMove(state, last, clause)) throw new NotUnderstood('ambiguous', clause, 'step');
  const made = madeBefore(state, clause) ?? heldElsewhere(state, clause);
  if (made) throw new NotUnderstood('ambiguous', made, 'wells');
  const medium = mediumAmong(state, clause);
  if (medium) throw new NotUnderstood('ambiguous', medium, 'volume');
  return stepped(state, clause);
}
