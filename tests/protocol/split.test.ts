/**
 * How a clause with several amounts, places or temperatures is split: which parts come together, and where nobody can
 * tell, by the kinds of parts, in whatever order they were read.
 */
import type { Said, Slot } from '@/lib/protocol/said';
import { split } from '@/lib/protocol/split';

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

it.each<[verb: string, words: string, ...clauses: string[]]>([
  // Amounts and places in turns, with what is said once for all of them.
  ['dispense', 'v l p v l p', '012', '345'],
  ['dispense', 'p v l p v l', '012', '345'],
  ['dispense', 'v l p> v l p> v l p>', '012', '345', '678'],
  ['dispense', 'v l p v p x', '0125', '1345'],
  ['remove', 'v p v p x', '014', '234'],
  ['remove', 'v p< v p<', '01', '23'],
  ['given', 'p v l p v l', '012', '345'],
  ['transfer', 'v p v p>', '01', '23'],
  ['bare', 'v l p v l p', '012', '345'],
  // From one place to another.
  ['transfer', 'v p p> v p p>', '012', '345'],
  ['transfer', 'p p> v p p> v', '012', '345'],
  ['bare', 'v p p> v p p>', '012', '345'],
  ['dispense', 'v p< p> v p< p>', '012', '345'],
  ['transfer', 'v p p> p p>', '012', '034'],
  ['transfer', 'v p p> l v p p>', '0123', '3456'],
  ['transfer', 'v p p> v p p> l', '0126', '3456'],
  // One amount for several places.
  ['dispense', 'v l p p', '012', '013'],
  ['dispense', 'p p v l', '023', '123'],
  // One liquid for all: said before the second amount and place are.
  ['given', 'v p v l p', '013', '234'],
  ['given', 'p v p l v', '013', '234'],
  ['remove', 'v p v p l', '014', '234'],
  // Each liquid has its place, and the amount follows both.
  ['dispense', 'l p l p v', '014', '234'],
  ['dispense', 'p l p l v', '014', '234'],
  // Something is put there first.
  ['mix', 'p> l v v x', 'dispense 012', '34'],
  ['shake', 'v l p t', 'dispense 012', '3'],
  ['wait', 'l v p t', 'dispense 012', '3'],
  ['remove', 'p l v v', 'dispense 012', '3'],
  // Temperatures and their times.
  ['hold', 'c t c t', '01', '23'],
  ['hold', 'c t c t n', '014', '234'],
])('%s %s is several', (verb, words, ...expected) => expect(clauses(verb, words)).toEqual(expected));

it.each<[verb: string, words: string]>([
  ['dispense', 'v l p'],
  ['dispense', 'v l'],
  ['dispense', 'v l p t'],
  ['dilute', 'v p v p'],
  ['dispense', 'v p< p>'],
  ['dispense', 'v l p po'],
  // Neither in turns, nor one amount that each may have.
  ['dispense', 'v v p p'],
  ['transfer', 'v p p'],
  ['remove', 'v p< p<'],
  // Ways that do not go from the one to the other.
  ['transfer', 'v p p> p'],
  ['transfer', 'v p> p v p p>'],
  ['transfer', 'v p p> v p> p'],
  // Liquids that are not said for each.
  ['given', 'v p v p l'],
  ['dispense', 'v l p v l p v p'],
  ['dispense', 'v l p l p'],
  ['dispense', 'l p l p v x p'],
  ['dispense', 'l l p p v'],
  ['transfer', 'l p< p> l p< p> v'],
  // Nothing is put there, or nothing is done with it.
  ['wait', 't'],
  ['wait', 'v p n t'],
  ['wait', 'p< l v t'],
  ['shake', 'v l p x'],
  ['mix', 'v l p t'],
  ['mix', 'v p v x'],
  ['remove', 'p l v v x'],
  // Not each temperature has a time.
  ['hold', 'n'],
  ['hold', 'c'],
  ['hold', 'c t'],
  ['hold', 'c t c'],
  ['hold', 'c t t c'],
])('%s %s stays one', (verb, words) => expect(clauses(verb, words)).toBeUndefined());
