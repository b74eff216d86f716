/** What a clause may leave unsaid, after those before it. */
import { keyOf, keysOf, total } from './contents.ts';
import { stepAt, withTimes } from './edit.ts';
import { plainSteps, type Step } from './model.ts';
import { isAct } from './operations/index.ts';
import { type Rehearsal, rehearse } from './rehearse.ts';
import { type Context, hasLevel, type Said, slotsOf } from './said.ts';
import type { Draft, State } from './state.ts';
import { type Place, wellsOf } from './wells.ts';

/** What begins with these words is done after the step before, and where that was if it names no place. */
export const THEN =
  /^\W*(?:and )?(?:then|next(?! to\b)|after th(?:at|is)|afterwards?|thereafter|finally|followed by)\b|^[、。]?(?:その後|そのあと|それから|続[いけ]て|次(?:に|いで)|最後に)/i;

/** Another place in what follows, but for tips and amounts of each well. */
const PLACES = /\b(?:columns?|cols?|rows?|wells?|whole plate)\b|\b[a-h]\d+\b|列|[a-h]行|行目|ウェル|全体/i;
const EACH =
  /\btips? (?:for|per|between|after|in|at)(?: each| every)? \w+|\b(?:per|each|a) well\b|\/ ?well|(?:各|1)?(?:列|ウェル|行)(?:ごと|あたり|当たり)|各(?:ウェル|列)(?=\d)/gi;
const PLATES = /(?:\bplates?|\bp|プレート) ?([1-3])/gi;
/** Liquids that have wells of their own, and what sets wells apart from others. */
const OF_ITS_OWN =
  /sample|standard|\bstd|calibra|\bqc\b|unknown|compounds|primers|lysate|serum|patient|solvent|サンプル|試料|検体|標準|スタンダード|検量|血清|患者|化合物|溶媒/i;
const APART =
  /\bonly\b|control|\bctrl|blank|\bntc\b|vehicle|untreated|referenc|background|mock|のみ|だけ|ブランク|対照|コント|ネガ|ポジ|陰性|陽性|未処理/i;

/**
 * The step in whose place a clause is that names none, behind a pause or `then`: nothing was elsewhere, and no other place is
 * spoken of. What is taken out may have been there from the start.
 */
function stepBehind({ verb: { verb }, end }: Said, { steps, drafts, last }: State) {
  const draft = drafts.at(-1) as Draft;
  const words = (from: number) => draft.text.slice(from - draft.start).normalize('NFKC');
  const said = words((draft.parts.length && last?.said.end) || draft.start);
  const own = draft.parts.flatMap(({ path }) => stepAt(steps, path) ?? []);
  if (verb !== 'remove' && !THEN.test(said) && !isAct(own.at(-1)?.do ?? '')) return undefined;
  if (PLACES.test(words(end).replace(EACH, '')) || OF_ITS_OWN.test(said)) return undefined;
  const all = plainSteps(steps);
  const near = all.findLast((step) => 'at' in step && (verb === 'remove' || step.do !== 'given'));
  if (!near || !('at' in near)) return undefined;
  const isOwn = own.includes(near);
  if (!isOwn && 'liquid' in near && OF_ITS_OWN.test(near.liquid)) return undefined;
  const wells = new Set(keysOf(near.at));
  // What is said of more wells is of all of them, until another sentence begins.
  const isAmong = (at: Place) => {
    const others = keysOf(at);
    return others.every((well) => wells.has(well)) && (isOwn || others.length === wells.size);
  };
  const isThere = (step: Step) =>
    (!('at' in step) || isAmong(step.at)) &&
    (!('from' in step) || isAmong(step.from)) &&
    (!('plate' in step) || step.plate === near.at.plate);
  const isApart = ({ text }: Draft) =>
    APART.test(text) || [...text.matchAll(PLATES)].some(([, plate]) => Number(plate) !== near.at.plate);
  return all.every(isThere) && !drafts.some(isApart) ? near : undefined;
}

/** What a clause may leave unsaid: its place, where another step of its sentence was, and what is in the wells. */
export function contextFor(clause: Said, state: State): Context {
  const { locale, steps, drafts, context, here, open } = state;
  const draft = drafts.at(-1) as Draft;
  const allOf = (draft: Draft | undefined) =>
    (draft?.parts ?? []).flatMap(({ path }) => stepAt(steps, path) ?? []);
  const stepsOf = (draft: Draft | undefined) => allOf(draft).filter((step) => 'at' in step);
  const inSentence = stepsOf(draft);
  // Water to A1 and PBS to B1: what follows is of neither alone.
  const spoken = inSentence.length ? inSentence : stepsOf(drafts.at(-2));
  const before = inSentence.findLast(({ do: verb }) => verb !== 'given');
  const last = spoken.at(-1);
  const differ = (list: readonly Step[], of: (step: Step) => unknown) =>
    list.some((step) => JSON.stringify(of(step)) !== JSON.stringify(of(list.at(-1) as Step)));
  const alike = spoken.filter((step) => step.do === last?.do);
  // They may be those of two sentences, or both ends of a way.
  const places = slotsOf(clause.slots, 'place');
  const isMany = places.some(({ place }) => place.same && place.many);
  const isAll = hasLevel(clause.slots) && !places.length;
  // Two sentences back, whatever rests or waits between them.
  const placed = drafts
    .slice(0, -1)
    .map(stepsOf)
    .filter(({ length }) => length);
  const named = isMany || isAll ? [...placed.slice(-2), inSentence].flat() : alike;
  // The corresponding wells of plate 3: those of where it came from, or of where it went?
  const isEither =
    last?.do === 'transfer' &&
    wellsOf(last.from).join() !== wellsOf(last.at).join() &&
    places.some(({ place }) => place.same && place.plate);
  const isOneOf =
    differ(named, (step) => 'at' in step && step.at) || (isMany && last?.do === 'transfer') || isEither;
  const isMixed = before?.do === 'mix' && before.volume !== context.amount;
  const isUneven = isMixed || differ(alike, (step) => 'volume' in step && step.volume);
  const moves = drafts
    .map((draft) => stepsOf(draft).filter(({ do: verb }) => verb !== 'mix'))
    .filter(({ length }) => length)
    .slice(-3)
    .flat();
  const isSome = differ(moves, (step) => 'volume' in step && step.volume);
  const behind = places.length ? undefined : stepBehind(clause, state);
  const near = behind ?? before;
  const isOther = near && (behind || near.do !== clause.verb.verb) && !/transfer|dilute/.test(near.do);
  const now = here ?? (isOther && !isOneOf && 'at' in near ? near.at : undefined);
  // Behind what was done at one place, of one plate: in each of its wells.
  const isThere = (step: Step) =>
    step.do !== 'transfer' &&
    (!('at' in step) || JSON.stringify(step.at) === JSON.stringify(now)) &&
    (!('plate' in step) || step.plate === now?.plate);
  const eachOf = now && wellsOf(now).length > 1 && allOf(drafts.at(-1)).every(isThere) ? now : undefined;
  let known: Rehearsal | undefined;
  return {
    ...context,
    puts: clause.verb.verb === 'dispense',
    before: context.at,
    // In Japanese the rest alone is meant.
    ...(locale === 'ja' && { isRest: false }),
    ...(isOneOf && !here && { at: undefined, isSeveral: true }),
    ...(isUneven && { amount: undefined, isUneven }),
    ...(isSome && { amountAt: context.at }),
    ...(now && { here: now }),
    eachOf,
    there(plate, well) {
      if (open.length > 1) return undefined;
      const once = open.reduce((all, { path }) => withTimes(all, path, 1), steps);
      known ??= rehearse({ steps: once }, false);
      return known.mistake ? undefined : total(known.left.get(keyOf(plate, well))) || undefined;
    },
  };
}
