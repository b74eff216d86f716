import fc from 'fast-check';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { type Protocol, readProtocol } from '@/lib/protocol/model';
import { printProtocol } from '@/lib/protocol/print';
import { understand } from '@/lib/protocol/understand';
import { runningTier } from '@/tools/toolchain/tiers.mjs';
import { anyProtocol } from './arbitrary';

/** 5,000 in the middle tier and above; a few hundred each day. */
const numRuns = runningTier() === 'test' ? 400 : 5000;

const read = (protocol: Protocol, locale: Locale) => {
  const text = printProtocol(protocol, locale);
  const { protocol: again, sentences } = understand(text, locale);
  return {
    text,
    again,
    issues: sentences.flatMap(({ issue, text: said }) => (issue ? [{ said, ...issue }] : [])),
  };
};

it.each(LOCALES)('what is printed in %s is understood as the same protocol', (locale) =>
  fc.assert(
    fc.property(anyProtocol, (protocol) => {
      const { again, issues, text } = read(protocol, locale);
      fc.pre(text.length < 10_000);
      expect({ issues, ...again }).toEqual({ issues: [], ...protocol });
    }),
    { numRuns },
  ),
);

it('Japanese, the model, English, the model: the same', () =>
  fc.assert(
    fc.property(anyProtocol, (protocol) => {
      fc.pre(printProtocol(protocol, 'ja').length < 9_000 && printProtocol(protocol, 'en').length < 9_000);
      const japanese = read(protocol, 'ja').again;
      expect(read(japanese, 'en').again).toEqual(protocol);
    }),
    { numRuns },
  ));

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
    fc.property(text, (written) => {
      const { sentences, protocol } = understand(written, locale);
      expect(() => readProtocol(protocol)).not.toThrow();
      for (const { issue, start, end } of sentences)
        if (issue) {
          expect(issue.start).toBeGreaterThanOrEqual(start);
          expect(issue.end).toBeLessThanOrEqual(Math.max(end, issue.start + 1));
          expect(issue.hints.length).toBeGreaterThan(0);
        }
    }),
    { numRuns },
  ),
);
