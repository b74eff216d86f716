import fc from 'fast-check';
import { numbersIn } from '@/lib/text/numbers';

/** What must stay whole in brackets. */
const shown = (text: string) =>
  numbersIn(text)
    .map((piece) => (piece.isWhole ? `[${piece.text}]` : piece.text))
    .join('');

describe('a number stays on one line with what it counts', () => {
  it.each([
    ['手順と課題を、約1週間かけて整理します。', '手順と課題を、[約1週間]かけて整理します。'],
    ['登録を、約30秒で。', '登録を、[約30秒]で。'],
    ['費用は市販品の約1/10です。', '費用は市販品の[約1/10]です。'],
    ['費用は約100万円から600万円です。', '費用は[約100万円]から[600万円]です。'],
    ['装置は、約100万〜600万円です。', '装置は、[約100万〜600万円]です。'],
    ['納期は2〜6か月です。', '納期は[2〜6か月]です。'],
    ['pH約7に整えます。', '[pH約7]に整えます。'],
    ['月額5万円から', '月額[5万円]から'],
    ['PDF、98 KB', 'PDF、[98 KB]'],
    ['再現性が約3倍になった', '再現性が[約3倍]になった'],
    ['繰り返し精度±0.03 mm', '繰り返し精度[±0.03 mm]'],
    ['誤りが95%減る', '誤りが[95%]減る'],
    ['2025年4月以前の日付', '[2025年4月]以前の日付'],
    ['2025年10月21日から2026年', '[2025年10月21日]から[2026年]'],
    ['2025年に、4月から', '[2025年]に、4月から'],
    ['from about 10 minutes to 30 seconds.', 'from about [10 minutes] to [30 seconds].'],
    ['a plate of 127.76 mm', 'a plate of [127.76 mm]'],
    ['¥1 million to ¥6 million', '[¥1 million] to [¥6 million]'],
    ['2–6 months, 24-hour', '[2–6 months], 24-hour'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected));

  it.each([
    'この規約では、96ウェルプレートを使います。',
    '契約2を',
    'LabCraft 2 minutely',
    'v1.5 minutes-like R2 s',
    'Article 8',
    'within 3 business days',
    '980-0000',
  ])('%s has nothing to hold', (text) => expect(shown(text)).toBe(text));

  it.each([
    ['at both ends', '30秒で10分', ['30秒', 'で', '10分']],
    ['alone', '30秒', ['30秒']],
    ['nowhere', '', []],
  ])('%s, without empty pieces beside it', (_where, text, pieces) => {
    expect(numbersIn(text).map((piece) => piece.text)).toEqual(pieces);
  });

  it('never loses or adds a character', () => {
    const part = fc.constantFrom('約', '10', '1/4', '万円', ' ', 'mm', 'about', 'minutes', '、', 'pH', '%');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const line = parts.join('');
        expect(
          numbersIn(line)
            .map(({ text }) => text)
            .join(''),
        ).toBe(line);
      }),
    );
  });
});
