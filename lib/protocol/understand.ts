/**
 * Understands a text: sentence by sentence, each either understood as steps or refused with a place and what could be
 * said there. Places are in the text as it was typed.
 */
import type { Locale } from '../i18n/locales.ts';
import { besideOthers } from './beside.ts';
import { type Path, stepAt } from './edit.ts';
import type { Range } from './grammar/match.ts';
import { LIMITS, type Protocol, plainSteps, type Step } from './model.ts';
import { plateBefore, platesOf } from './named-plates.ts';
import { type Assumed, type Clause, type Issue, NotUnderstood, slotsOf as slotsIn, wordsIn } from './said.ts';
import { readSentence, sentencesOf, wordsFrom } from './sentences.ts';
import { split } from './split.ts';
import { type Draft, ended, MAX_TEXT, type Meaning, nextPath, type State, settled } from './state.ts';
import { take } from './take.ts';

export type Sentence = Range & {
  text: string;
  /** What it became, without the steps in a repeat that it begins; and where they are in the protocol. */
  steps: Step[];
  paths: Path[];
  /** Where its first step is or would be. */
  at: Path;
  /** What its words mean, in their order; of a refused sentence nothing. */
  slots: Meaning[];
  /** What of each of its steps is not said. */
  assumed: Assumed[][];
  issue?: Issue;
};
export type Understood = { protocol: Protocol; sentences: Sentence[]; understood: boolean };

/** Every step may have sentences of its own for its tips and its mixing, and a repeat has one for its end. */
const MAX_SENTENCES = LIMITS.steps * 4;

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

/** Three times: PBS on. Wait 5 min. Is only the first of them repeated? And 3 times, on a line below others: those, or what follows? */
function firstAlone(
  clauses: readonly Clause[] | undefined,
  text: string,
  next: Range | undefined,
  isBehind: boolean,
): Issue | undefined {
  const [head, body, end, ...more] = clauses ?? [];
  if (head?.kind === 'repeat' && head.lone && (isBehind || !next))
    return new NotUnderstood('ambiguous', head, 'repeat').issue;
  const isAlone = head?.kind === 'repeat' && body?.kind === 'clause' && end?.kind === 'end' && !more.length;
  // Two temperatures, or two places, are two steps; and a line of its own ends itself.
  if (!next || !isAlone || split(body) || slotsIn(body.slots, 'celsius').length > 1) return undefined;
  return !text.slice(body.end, next.start).includes('\n') &&
    /[:：]\s*$/.test(text.slice(head.start, body.start))
    ? new NotUnderstood('ambiguous', head, 'repeat').issue
    : undefined;
}

/** What is done then may be done once, after all rounds; but what is put in is taken out in each. */
const AFTERWARDS =
  /(?:\b(?:then|after th(?:at|is)|afterwards?|thereafter)\b|その後|そのあと|それから|続いて|次に)[^,;、；]*$/i;
function isAfterwards({ text, parts }: Draft, before: readonly Draft[], steps: readonly Step[]): boolean {
  const done = [...before, { parts }].flatMap((draft) =>
    draft.parts.map(({ path }) => stepAt(steps, path)?.do),
  );
  const isFirstRemoval = done.at(-1) === 'remove' && done.indexOf('remove') === done.length - 1;
  return (
    before.some((draft) => draft.parts.length > 1) ||
    (done.length > 2 && AFTERWARDS.test(text) && !isFirstRemoval)
  );
}

const AT_LAST = /\b(?:finally|last(?:ly)?|(?:at|in) the end)\b|最後に/i;
const AT_REST = /(?<![a-z])(?:rt|room temp(?:erature)?)(?![a-z])|室温|放冷/gi;

const isWarm = (clause: Clause) =>
  clause.kind === 'clause' && slotsIn(clause.slots, 'celsius').some(({ celsius }) => celsius !== null);

/** Whether a plate is heated until something ends it. */
function isHeated(steps: readonly Step[]): boolean {
  const holds = new Map(
    plainSteps(steps).flatMap((step) => (step.do === 'hold' ? [[step.plate, step]] : [])),
  );
  return [...holds.values()].some(({ celsius, seconds }) => celsius !== null && seconds === null);
}

/** What was understood last: a text is asked for by several. */
let cached: { written: string; locale: Locale; as: Understood } | undefined;

/** Understands a text in a language. It never throws, whatever the text is. */
export function understand(written: string, locale: Locale): Understood {
  if (cached?.written !== written || cached.locale !== locale)
    cached = { written, locale, as: understandAnew(written, locale) };
  return cached.as;
}

function understandAnew(written: string, locale: Locale): Understood {
  const text = written.slice(0, MAX_TEXT);
  const all = sentencesOf(text, MAX_SENTENCES + 1);
  const sentences = all.slice(0, MAX_SENTENCES).map((one) => readSentence(one, locale));
  const plates = sentences.some(({ clauses }) => clauses && platesOf(clauses).some((plate) => plate > 1));
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
    let issue =
      unread ??
      firstAlone(clauses, text, sentences[index + 1], index > 0) ??
      besideOthers(clauses, index, sentences);
    try {
      // Before A1 is filled, 20 µL are removed from it: it is none of what the sentences before were about.
      const isTurned = clauses?.some(({ start }, at) => start < (clauses[at - 1]?.start ?? 0));
      let after = isTurned ? { ...begun, context: { plates } } : begun;
      // Before B1 is filled, 50 µL are removed: from it, or from what was spoken of?
      const first = isTurned && clauses?.[0];
      if (
        first &&
        first.kind === 'clause' &&
        first.verb.verb === 'remove' &&
        !slotsIn(first.slots, 'place').length
      )
        throw new NotUnderstood('ambiguous', first, 'wells');
      let from = sentence.start;
      for (const [at, clause] of issue ? [] : (clauses ?? []).entries()) {
        now = clause;
        after = { ...after, context: { ...after.context, ...plateBefore(clauses ?? [], at) } };
        after = take(after, now);
        // A heated plate would stay as warm as it is, and at 37 °C and room temperature is one of both.
        const still = wordsIn(text, AT_REST, from, now);
        if (still && (isWarm(now) || isHeated(after.steps)))
          throw new NotUnderstood('unfit', still, 'temperature');
        from = now.end;
      }
      // Before something is added: added again, or when it was told?
      const told = new Set(begun.steps.map((step) => JSON.stringify(step)));
      const isTold = after.steps.some(
        (step, at) => at >= begun.steps.length && 'at' in step && told.has(JSON.stringify(step)),
      );
      if (isTurned && isTold) throw new NotUnderstood('ambiguous', sentence, 'step');
      if (clauses && !issue) state = tellsVolume(sentences[index + 1]?.clauses) ? after : settled(after);
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      // What was said in a sentence before is understood: what is wrong is what tells more of it.
      const isUnsaid = error.issue.start < sentence.start || error.issue.start === error.issue.end;
      const { start, end } = now && isUnsaid ? now : error.issue;
      issue = { ...error.issue, start, end };
    }
    if (issue) {
      // The dilution before it will not get its volume.
      const waiting = last && !last.path && new NotUnderstood('missing', last.said.verb, 'volume');
      state = refused(begin(waiting ? refused(before, waiting.issue) : state), issue);
    }
    before = begun;
  }
  return finished(state, written, all[MAX_SENTENCES]?.start ?? MAX_TEXT);
}

/** What is wrong with a repeat that ends with its text, if something is. */
function endIssue(...end: Parameters<typeof ended>): Issue | undefined {
  try {
    ended(...end);
    return undefined;
  } catch (error) {
    if (error instanceof NotUnderstood) return error.issue;
    throw error;
  }
}

/** What was understood, with the repeats that have no end and the text beyond what is read refused. */
function finished(state: State, written: string, read: number): Understood {
  const { drafts, steps, open, meanings } = state;
  // A repeat of what follows it on its line up to a full stop, at the end of the text, needs no end.
  const [only, ...others] = open;
  // One that has steps in its own sentence has no others.
  const ownSteps = only && (drafts[only.sentence] as Draft).parts.length > 1;
  const isOneLine =
    only &&
    !others.length &&
    ownSteps === (only.sentence === drafts.length - 1) &&
    drafts.slice(only.sentence + 1, -1).every(({ text, issue }) => !issue && /[;；]$/.test(text)) &&
    !drafts.at(-1)?.issue &&
    // And finally: after all rounds, or in each of them?
    !AT_LAST.test(drafts.at(-1)?.text ?? '') &&
    !isAfterwards(drafts.at(-1) as Draft, drafts.slice(only.sentence + 1, -1), steps) &&
    !written.slice(only.range.end, drafts.at(-1)?.end).includes('\n');
  const unended = isOneLine ? endIssue(state, only.path, only.range) : undefined;
  const sentences = drafts.map(({ parts, ...draft }, index): Sentence => {
    const begun = open.find(({ sentence }) => sentence === index);
    const noEnd = begun && !isOneLine && new NotUnderstood('no-end', begun.range, 'end').issue;
    const issue = noEnd || (begun && unended) || draft.issue;
    return {
      ...draft,
      steps: parts.flatMap(({ path }) => stepAt(steps, path) ?? []),
      paths: parts.map(({ path }) => path),
      slots: meanings
        .filter(({ start, end }) => start >= draft.start && end <= draft.end)
        .sort((one, other) => one.start - other.start),
      assumed: parts.map(({ assumed }) => assumed),
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
