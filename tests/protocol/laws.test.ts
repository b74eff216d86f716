import fc from 'fast-check';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { type Protocol, readProtocol } from '@/lib/protocol/model';
import { printProtocol } from '@/lib/protocol/print';
import { understand } from '@/lib/protocol/understand';
import { runningTier } from '@/tools/toolchain/tiers.mjs';
import { HOSTILE_NAMES } from '../helpers/hostile-words';
import { anyProtocol } from './arbitrary';
import { composed, placed } from './composed';

/** 5,000 in the middle tier and above; a few hundred each day. */
const numRuns = runningTier() === 'test' ? 400 : 5000;

const read = (protocol: Protocol, locale: Locale) => {
  const { protocol: again, sentences } = understand(printProtocol(protocol, locale), locale);
  return {
    again,
    issues: sentences.flatMap(({ issue, text: said }) => (issue ? [{ said, ...issue }] : [])),
  };
};

/** Names that an earlier run stumbled over. */
const FOUND: [Protocol][] = [
  '1Ml一',
  'X0 %',
  '静置後',
  'テンプレート',
  'rt A',
  '室温 B',
  '一s一',
  '半時間液',
  'p1',
  'PL. 2 b',
  '%8NL-d',
  'It/c%',
  'ア-a-A',
  'IT0A',
  'IT-0A',
  'Them1',
  'b x0',
  'ON',
  'ON-A',
  'x0Hカ',
  '4-x2',
  'respectively0A',
  '0/wL%',
  'strokes 2',
  '全well1',
  'quadruplicate%',
  'duplicate-2',
  'ones',
].map((diluent) => {
  const at = { plate: 1, wells: ['A1', 'B1'] };
  const dilute = { do: 'dilute', factor: 2, volume: 5, at, diluent, times: 1, tips: 'each' };
  const given = { do: 'given', volume: 5, liquid: diluent, at };
  const dispense = {
    do: 'dispense',
    volume: 50,
    liquid: diluent,
    at: { plate: 2, columns: [1, 2] },
    tips: 'once',
  };
  return [readProtocol({ version: 1, steps: [given, dilute, dispense] })];
});

it.each(LOCALES)('what is printed in %s is understood as the same protocol', (locale) =>
  fc.assert(
    fc.property(anyProtocol, (protocol) => {
      const { again, issues } = read(protocol, locale);
      expect({ issues, ...again }).toEqual({ issues: [], ...protocol });
    }),
    { numRuns, examples: FOUND },
  ),
);

it('a protocol that goes through JSON is the same', () =>
  fc.assert(
    fc.property(anyProtocol, (protocol) =>
      expect(readProtocol(JSON.parse(JSON.stringify(protocol)))).toEqual(protocol),
    ),
    { numRuns },
  ));

const WORDS = [
  'add',
  'mix',
  '50 µL',
  'of',
  'reagent B',
  'to',
  'columns 1 to 8',
  'A1',
  '3 times',
  'wait',
  '30 s',
  'repeat the following',
  ':',
  '.',
  ',',
  'and',
  '試薬Bを',
  '1〜8列に',
  '50 µLずつ',
  '分注する',
  '3回',
  '混ぜる',
  '次を',
  'くり返す',
  'ここまで',
  '。',
  '、',
  'プレート2の',
  '列ごとに',
  'チップを替える',
  '「',
  '」',
  '"',
  '2倍段階希釈',
  ...HOSTILE_NAMES,
  '“constructor”',
  '「__proto__」を',
  '1,500 µL',
  '１，０００ µLを',
  '\n',
  ' ',
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join('')),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join(' ')),
);

it.each(LOCALES)('no text in %s throws, and every sentence is understood or refused in its place', (locale) =>
  fc.assert(
    fc.property(fc.oneof(text, composed(locale)), (written) => {
      const { sentences, protocol } = understand(written, locale);
      expect(() => readProtocol(protocol)).not.toThrow();
      for (const { issue, start, end } of sentences)
        if (issue) {
          expect(issue.start).toBeGreaterThanOrEqual(start);
          expect(issue.end).toBeLessThanOrEqual(Math.max(end, issue.start + 1));
          if (issue.reason !== 'ambiguous') expect(issue.hints.length).toBeGreaterThan(0);
        }
    }),
    { numRuns },
  ),
);

it.each(LOCALES)('no verb in %s throws beside a place, named or said before', (locale) => {
  for (const written of placed(locale)) expect(() => understand(written, locale)).not.toThrow();
});
