/** `4 times` behind what is done: a repeat of it. */
import { insertAt, listAt, type Path, removeAt, samePath, stepAt } from './edit.ts';
import { fits, LIMITS, type Step } from './model.ts';
import { isAct } from './operations/index.ts';
import { type Clause, NotUnderstood } from './said.ts';
import { type Draft, ended, type Meaning, nextPath, type State } from './state.ts';

/** What may have `4 times` at its end: adding and taking away, and what lies between. */
const isTailed = (verb: string) => ['dispense', 'remove'].includes(verb) || isAct(verb);

/** What one washes with. */
const WASHES =
  /^(?:(?:\d+x )?(?:[pt]bs(?:-?t)?|hbss|saline)|(?:wash|rinse)(?: buffer| solution)?|(?:(?:distilled|deioni[sz]ed|sterile|ultrapure) )?water|(?:\d+ ?% )?ethanol|洗浄液 ?[a-z\d]?|(?:精製|超純|滅菌|蒸留|純|食塩|生理食塩)?水)$/i;
/** Of all of it? */
const PART = /\b(?:final|last)|\b(?:this|the) step\b|最後/i;
/**
 * The first step of a washing that is told in sentences of its own, of wells of which nothing but what they hold was told:
 * as much is taken out as was put in.
 */
function washing({ steps, drafts, open }: State): Path | undefined {
  const start = steps.findIndex((step) => step.do !== 'given');
  const [put, ...more] = steps.slice(Math.max(start, 0));
  if (put?.do !== 'dispense' || !WASHES.test(put.liquid)) return undefined;
  const isThere = (step: Step) =>
    (!('at' in step) || JSON.stringify(step.at) === JSON.stringify(put.at)) &&
    (step.do !== 'remove' || step.volume === put.volume);
  const isWhole = /^dispense(?:,(?:wait|shake|hold|mix))*,remove$/.test(
    [put, ...more].map((step) => step?.do).join(),
  );
  // Under another heading another part begins.
  const isPart = ({ issue, text, below }: Draft, place: number) =>
    issue || PART.test(text) || (place > 0 && (below || /[:：]/.test(text)));
  return isWhole && more.every(isThere) && !open.length && !drafts.some(isPart) ? [start] : undefined;
}

/** Where the steps of numbered lines are, up to the last line before this one: nothing else is between them. */
function linesBefore({ drafts }: State, first: number, last = first): Path[] {
  const lines = drafts.slice(first - last - 2, -1);
  const isLine = ({ text, issue, parts }: Draft, at: number) =>
    !issue && parts.length > 0 && Number(/^\W*(?:step )?(\d+)[.:)]/i.exec(text)?.[1]) === first + at;
  return last > first && lines.length > last - first && lines.every(isLine)
    ? lines.flatMap(({ parts }) => parts.map(({ path }) => path))
    : [];
}

/** The steps of a sentence as a repeat: of this one, of the one before it where nothing else was said before, or of a washing. */
export function repeated(state: State, clause: Extract<Clause, { kind: 'again' }>): State {
  if (clause.times < 1 || clause.times > LIMITS.times) throw new NotUnderstood('limit', clause, 'repeat');
  // Once: in all, or once more?
  if (clause.times === 1) throw new NotUnderstood('ambiguous', clause, 'repeat');
  const above = nextPath(state).slice(0, -1);
  const own = state.drafts.at(-1) as Draft;
  const before = state.drafts.at(-2);
  const isOwn = own.parts.length > 0;
  const numbered = clause.first === undefined ? undefined : linesBefore(state, clause.first, clause.last);
  const paths = numbered ?? (isOwn ? own : before)?.parts.map(({ path }) => path) ?? [];
  const told = numbered ? paths[0] : isOwn ? undefined : washing(state);
  const first = told ?? paths[0];
  const place = first?.at(-1) ?? 0;
  const tells = paths.flatMap((path) => stepAt(state.steps, path)?.do ?? []);
  if (clause.tail && (tells.length < 2 || !tells.every(isTailed) || tells.at(-1) === 'dispense'))
    throw new NotUnderstood('ambiguous', clause, 'repeat');
  // Cells, a wait, PBS in and out: are the cells put in each time?
  const isOnce = /^dispense,(?:(?:wait|shake|hold|mix),)+dispense\b/.test(tells.join());
  // And what a well holds at the start is not there anew.
  if ((isOnce && !numbered) || tells.includes('given'))
    throw new NotUnderstood('ambiguous', clause, 'repeat');
  // A title is between: is it done twice, or what is above it?
  if (!isOwn && !numbered && own.below) throw new NotUnderstood('ambiguous', clause, 'repeat');
  if (!first || !samePath(first.slice(0, -1), above) || (!isOwn && !told && (place > 0 || before?.issue)))
    throw new NotUnderstood('nothing-before', clause, 'repeat');
  const inner = listAt(state.steps, first).slice(place);
  const bare = inner.reduce((steps) => removeAt(steps, first), [...state.steps]);
  const steps = insertAt(bare, first, { do: 'repeat', times: clause.times, steps: [...inner] });
  if (!fits(steps)) throw new NotUnderstood('limit', clause, 'repeat');
  // 5 minutes, and all that 3 times: what of the sentence before?
  if (isOwn && !clause.tail && tells.length === 1 && before?.parts.length)
    throw new NotUnderstood('ambiguous', clause, 'repeat');
  const under = (path: Path): Path => {
    const at = path[above.length] ?? 0;
    return samePath(path.slice(0, above.length), above) && path.length > above.length && at >= place
      ? [...above, place, at - place, ...path.slice(above.length + 1)]
      : path;
  };
  const drafts = state.drafts.map((draft) => ({
    ...draft,
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
