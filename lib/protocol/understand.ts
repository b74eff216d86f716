/**
 * Understands a text: sentence by sentence, each either understood as steps or refused with a place and what could be
 * said there. Places are in the text as it was typed.
 */
import type { Locale } from '../i18n/locales.ts';
import { foldWithPlaces } from '../search/fold.ts';
import {
  type Assumed,
  type Clause,
  type Context,
  HINTS,
  type Issue,
  NotUnderstood,
  type Said,
  type Slot,
  stepOf,
} from './frame.ts';
import { match, type Range } from './grammar/match.ts';
import { LIMITS, type Protocol, type Step, type StepOf, size, tidyStep } from './model.ts';
import { liquidName } from './names.ts';

export type Sentence = Range & {
  text: string;
  /** What it became, without the steps in a repeat that it begins. */
  steps: Step[];
  assumed: Assumed[];
  issue?: Issue;
};
export type Understood = { protocol: Protocol; sentences: Sentence[]; understood: boolean };

/** Longer texts are not read to their end: nobody types them. */
const MAX_TEXT = 10_000;
const MAX_SENTENCE = 1500;
/** The end of a sentence, with its sign: in Japanese any full stop, in English one with a space after it. */
const END = /[。！？!?；：\n]|[.;:](?=\s|$)/u;
const START: Record<Locale, string> = { en: 'EnText', ja: 'JaText' };

function* sentencesOf(text: string): Generator<Range & { text: string }> {
  for (let start = 0; start < text.length; ) {
    const rest = text.slice(start);
    const skipped = /^[\s。.;；]*/u.exec(rest)?.[0].length ?? 0;
    const from = start + skipped;
    if (from >= text.length) return;
    const quote = /^[^"“「『」』”\n。！？!?]*["“「『][^"”」』\n]*["”」』]/u;
    let at = from;
    // A stop in a quoted name ends nothing.
    for (;;) {
      const end = END.exec(text.slice(at));
      const quoted = quote.exec(text.slice(at));
      if (!end || !quoted || end.index >= quoted[0].length) {
        at = end ? at + end.index + end[0].length : text.length;
        break;
      }
      at += quoted[0].length;
    }
    const own = text.slice(from, at).trimEnd();
    if (own) yield { start: from, end: from + own.length, text: own };
    start = at;
  }
}

type Read = { clauses: Clause[]; issue?: never } | { clauses?: never; issue: Issue };
/** What sentences say, by language and text: who types changes one of them. */
const known = new Map<string, Read>();
const KEPT = 500;

/** The end of what could not be read: up to the next sign, or a few words. */
const wordsFrom = (text: string, at: number): number =>
  at + Math.max(1, /^\s*[^\s,、。.;；]+(?:[ ][^\s,、。.;；]+){0,3}/u.exec(text.slice(at))?.[0].length ?? 1);

function moved<T>(value: T, at: readonly number[], length: number): T {
  if (Array.isArray(value)) return value.map((one) => moved(one, at, length)) as T;
  if (!value || typeof value !== 'object') return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moved(one, at, length)]));
  // In a place, from and to are columns; start and end are in the text.
  if ('start' in copy)
    Object.assign(copy, { start: at[copy.start as number], end: at[copy.end as number] ?? length });
  return copy as T;
}

/** Names as they were typed: the folded text is in lower case. */
const named = (clauses: Clause[], sentence: string): Clause[] =>
  clauses.map((clause) =>
    clause.kind === 'clause'
      ? {
          ...clause,
          slots: clause.slots.map((slot) =>
            slot.kind === 'liquid' ? { ...slot, name: nameIn(slot, sentence) } : slot,
          ),
        }
      : clause,
  );
const nameIn = (slot: Slot, sentence: string): string => {
  const range = (slot as { name?: unknown }).name as Range | null;
  return range ? liquidName(sentence.slice(range.start, range.end)).slice(0, LIMITS.name).trim() : '';
};

function read(sentence: string, locale: Locale): Read {
  const key = `${locale} ${sentence}`;
  const before = known.get(key);
  if (before) return before;
  const { text, at } = foldWithPlaces(sentence);
  const found =
    text.length > MAX_SENTENCE
      ? { refused: { at: MAX_SENTENCE, expected: new Set<string>(['step']) } }
      : match<Clause[]>(START[locale], text);
  const result: Read =
    'value' in found
      ? { clauses: named(moved(found.value, at, sentence.length), sentence) }
      : { issue: refusal(sentence, found.refused, at) };
  if (known.size >= KEPT) known.clear();
  known.set(key, result);
  return result;
}

function refusal(
  sentence: string,
  refused: { at: number; expected: ReadonlySet<string> },
  at: readonly number[],
): Issue {
  let start = at[Math.min(refused.at, at.length - 1)] ?? 0;
  start += /^\s*/u.exec(sentence.slice(start))?.[0].length ?? 0;
  // At the end something is missing: the last word is where it would follow.
  if (start >= sentence.length) start = Math.max(0, sentence.search(/[^\s。.,;:]+[\s。.,;:]*$/u));
  const hints = HINTS.filter((hint) => refused.expected.has(hint));
  return {
    reason: 'unknown',
    start,
    end: Math.min(sentence.length, wordsFrom(sentence, start)),
    hints: hints.length ? hints : ['step'],
  };
}

const isSaid = (clause: Clause): clause is Said => clause.kind === 'clause';
const slotsOf = (clauses: readonly Clause[]): Slot[] => clauses.filter(isSaid).flatMap(({ slots }) => slots);
const namesOther = (slot: Slot) =>
  (slot.kind === 'plate' && slot.plate > 1) ||
  (slot.kind === 'place' && !slot.place.same && (slot.place.plate ?? 1) > 1);
const takesTips = (
  step: Step | undefined,
): step is StepOf<'dispense' | 'transfer' | 'remove' | 'mix' | 'dilute'> =>
  step !== undefined && 'tips' in step;

/** A dilution that is still to be told how much is moved, or how often to mix. */
type Open = { said: Said; sentence: Sentence; index: number; list: Step[]; waiting: boolean };

/** Understands a text in a language. It never throws, whatever the text is. */
export function understand(written: string, locale: Locale): Understood {
  const text = written.slice(0, MAX_TEXT);
  const sentences: Sentence[] = [];
  const root: Step[] = [];
  const open: { steps: Step[]; sentence: Sentence; range: Range }[] = [];
  const read_ = [...sentencesOf(text)].map((one) => ({ ...one, read: read(one.text, locale) }));
  const plates = read_.some((one) => one.read.clauses && slotsOf(one.read.clauses).some(namesOther));
  const context: Context = { plates };
  let last: { step: Step; list: Step[]; said: Said; sentence: Sentence } | undefined;
  let dilution: Open | undefined;

  const list = () => open.at(-1)?.steps ?? root;
  const add = (sentence: Sentence, step: Step) => {
    list().push(step);
    sentence.steps.push(step);
  };
  const replace = (sentence: Sentence, from: Step, step: Step, steps: Step[]) => {
    steps[steps.indexOf(from)] = step;
    sentence.steps[sentence.steps.indexOf(from)] = step;
  };

  /** What a later clause tells of the dilution before it. */
  const tellsDilution = (said: Said): boolean => {
    if (!dilution) return false;
    const kinds = said.slots.map(({ kind }) => kind).join();
    const volume = (said.verb.verb === 'transfer' || said.verb.verb === 'amount') && kinds === 'volume';
    const mixing = said.verb.verb === 'mix' && kinds === 'times';
    const has = (kind: Slot['kind'], move?: boolean) =>
      dilution?.said.slots.some((slot) => slot.kind === kind && (!move || ('move' in slot && slot.move)));
    if ((volume && !has('volume', true)) || (mixing && !has('times'))) {
      const slots = said.slots.map((slot) => (slot.kind === 'volume' ? { ...slot, move: true } : slot));
      dilution.said = { ...dilution.said, slots: [...dilution.said.slots, ...slots] };
      return true;
    }
    return false;
  };
  const settle = (sentence: Sentence) => {
    if (!dilution) return;
    const { step, assumed } = stepOf(dilution.said, context);
    if (dilution.waiting) add(sentence, step);
    else replace(dilution.sentence, dilution.list[dilution.index] as Step, step, dilution.list);
    dilution.waiting = false;
    dilution.index = list().indexOf(step);
    dilution.list = list();
    dilution.sentence.assumed = assumed;
    last = { step, list: list(), said: dilution.said, sentence: dilution.sentence };
  };

  const take = (clause: Clause, sentence: Sentence, isLast: boolean) => {
    if (clause.kind === 'repeat') {
      if (clause.times < 1 || clause.times > LIMITS.times) throw new NotUnderstood('limit', clause, 'repeat');
      if (open.length >= LIMITS.depth) throw new NotUnderstood('limit', clause, 'repeat');
      const step: Step = { do: 'repeat', times: clause.times, steps: [] };
      add(sentence, step);
      open.push({ steps: step.steps, sentence, range: clause });
      return;
    }
    if (clause.kind === 'end') {
      if (!open.pop()) throw new NotUnderstood('no-start', clause, 'repeat');
      dilution = undefined;
      last = undefined;
      return;
    }
    if (clause.verb.verb === 'tips') {
      if (!last || !takesTips(last.step)) throw new NotUnderstood('nothing-before', clause, 'step');
      const said = { ...last.said, slots: [...last.said.slots, ...clause.slots] };
      const { step, assumed } = stepOf(said, before);
      const tidied = tidyStep(step);
      replace(last.sentence, last.step, tidied, last.list);
      last.sentence.assumed = [
        ...last.sentence.assumed.filter((one) => one !== 'tips'),
        ...assumed.filter((one) => one !== 'tips' && !last?.sentence.assumed.includes(one)),
      ];
      last = { ...last, said, step: tidied };
      if (dilution) dilution.said = said;
      return;
    }
    if (tellsDilution(clause)) {
      settle(sentence);
      return;
    }
    if (clause.verb.verb === 'amount') throw new NotUnderstood('nothing-before', clause, 'step');
    dilution = undefined;
    before = { ...context };
    if (clause.verb.verb === 'dilute') {
      dilution = { said: clause, sentence, index: -1, list: list(), waiting: true };
      // What else may be wrong with it is found here, where it stands.
      if (!clause.slots.some(({ kind }) => kind === 'volume'))
        stepOf(
          { ...clause, slots: [...clause.slots, { ...clause, kind: 'volume', volume: 1, move: true }] },
          context,
        );
      const told = clause.slots.some(({ kind }) => kind === 'volume');
      // How much may be told by what follows, in this sentence or the next.
      if (told || !(isLast ? nextTells : true)) settle(sentence);
    } else {
      const { step, assumed } = stepOf(clause, context);
      const tidied = tidyStep(step);
      add(sentence, tidied);
      sentence.assumed.push(...assumed);
      last = { step: tidied, list: list(), said: clause, sentence };
    }
    const done = last?.step;
    if (done && 'at' in done) context.at = done.at;
    if (done?.do === 'dispense' || done?.do === 'transfer') context.volume = done.volume;
    else if (done && done.do !== 'wait' && done.do !== 'mix') delete context.volume;
  };
  let before: Context = { ...context };
  let nextTells = false;

  for (const [place, { read: found, ...range }] of read_.entries()) {
    const sentence: Sentence = { ...range, steps: [], assumed: [] };
    sentences.push(sentence);
    const shift = <R extends Range>(one: R): R => ({
      ...one,
      start: one.start + range.start,
      end: one.end + range.start,
    });
    if (found.issue) {
      sentence.issue = shift(found.issue);
      dilution = undefined;
      last = undefined;
      continue;
    }
    const follower = read_[place + 1]?.read.clauses?.[0];
    nextTells = Boolean(
      follower &&
        isSaid(follower) &&
        ['transfer', 'amount'].includes(follower.verb.verb) &&
        follower.slots.every(({ kind }) => kind === 'volume') &&
        follower.slots.length === 1,
    );
    // A sentence is understood as a whole or not at all.
    const kept = { steps: [...list()], open: open.length, list: list() };
    try {
      for (const [index, clause] of found.clauses.entries())
        take(clause, sentence, index === found.clauses.length - 1);
      if (dilution?.waiting && !nextTells) settle(sentence);
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      sentence.issue = shift(error.issue);
      sentence.steps = [];
      open.length = Math.min(open.length, kept.open);
      kept.list.splice(0, kept.list.length, ...kept.steps);
      dilution = undefined;
      last = undefined;
    }
  }
  for (const { sentence, range } of open)
    sentence.issue = {
      reason: 'no-end',
      start: sentence.start + range.start,
      end: sentence.start + range.end,
      hints: ['end'],
    };
  const protocol: Protocol = { version: 1, steps: root };
  if (written.length > MAX_TEXT || size(root).steps > LIMITS.steps) {
    const final = sentences.at(-1);
    if (final) final.issue ??= { reason: 'limit', start: final.start, end: final.end, hints: ['step'] };
  }
  return { protocol, sentences, understood: sentences.every(({ issue }) => !issue) };
}
