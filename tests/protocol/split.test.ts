/**
 * How a clause with several amounts, places or temperatures is split: which parts come together, and where nobody can
 * tell, by the kinds of parts, in whatever order they were read.
 */
import type { Said, Slot } from '@/lib/protocol/said';
import { split } from '@/lib/protocol/split';
import { cases } from '../helpers/cases';

const KINDS: Record<string, string> = {
  v: 'volume',
  l: 'liquid',
  p: 'place',
  c: 'celsius',
  t: 'time',
  x: 'times',
  n: 'plate',
};
/**
 * The parts of a clause, read from the last to the first: `p<` is where something comes from, `p>` where it goes, `po`
 * of what it is.
 */
const clause = (verb: string, words: string) => {
  const slots = words.split(' ').map(([kind = '', sign], place) => ({
    kind: KINDS[kind],
    ...(kind === 'p' && { place: { items: [] } }),
    start: place * 2,
    end: place * 2 + 1,
    ...(sign === '<' && { role: 'from' }),
    ...(sign === '>' && { role: 'to' }),
    ...(sign === 'o' && { of: true }),
  }));
  const range = { start: 0, end: 99 };
  return { ...range, kind: 'clause', verb: { ...range, verb }, slots: slots.toReversed() } as unknown as Said;
};
/** What becomes of it: the parts of each clause by the number of their word, and the verb where it is another one. */
const clauses = (verb: string, words: string) =>
  split(clause(verb, words))?.map((one) => {
    const numbers = one.slots.map(({ start }: Slot) => start / 2).sort((a, b) => a - b);
    return `${one.verb.verb === verb ? '' : `${one.verb.verb} `}${numbers.join('')}`;
  });

it.each(cases('tests/protocol/split.txt'))('%s', (written, ...several) => {
  const [, verb = '', words = ''] = /^(\w+) (.+)$/.exec(written) ?? [];
  expect(clauses(verb, words)?.join(', ')).toBe(several[0]);
});
