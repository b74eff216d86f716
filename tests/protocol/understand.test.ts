import fc from 'fast-check';
import type { Locale } from '@/lib/i18n/locales';
import { LIMITS, type Protocol, type Step } from '@/lib/protocol/model';
import { printProtocol } from '@/lib/protocol/print';
import { understand } from '@/lib/protocol/understand';

describe('a refused sentence leaves nothing behind', () => {
  const PARTS: Record<Locale, [separator: string, stop: string, nonsense: string, parts: string[]]> = {
    en: [
      ', ',
      '. ',
      'Zzz',
      [
        'add 10 µL of water to A1',
        'add 20 µL of buffer to column 2',
        'add 50 µL of water',
        'remove 5 µL from it',
        'mix 3 times',
        'change tips for each column',
        'make a 1:2 serial dilution from A1 to A4 in buffer',
        'move 50 µL each time',
        'repeat the following 2 times',
        'end of repeat',
        'wait 30 seconds',
      ],
    ],
    ja: [
      '、',
      '。',
      'んんん',
      [
        'A1に水を10 µL加える',
        '2列にバッファーを20 µL加える',
        '水を50 µL加える',
        'そこから5 µL捨てる',
        '3回混ぜる',
        '列ごとにチップを替える',
        'A1からA4まで、バッファーを使って2倍段階希釈する',
        '移す量は50 µLとする',
        '次を2回くり返す',
        'ここまで',
        '30秒待つ',
      ],
    ],
  };
  it.each(['en', 'ja'] as const)('in %s: it may as well be nonsense', (locale) => {
    const [separator, stop, nonsense, parts] = PARTS[locale];
    const sentence = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 6 }), (list) => {
        const said = list.map((clauses) => clauses.join(separator));
        const whole = understand(said.join(stop) + stop, locale);
        expect(whole.sentences).toHaveLength(said.length);
        const others = said.map((one, index) => {
          const issue = whole.sentences[index]?.issue;
          return issue && issue.reason !== 'no-end' ? nonsense : one;
        });
        expect(understand(others.join(stop) + stop, locale).protocol).toEqual(whole.protocol);
      }),
      { numRuns: 200 },
    );
  });
});

describe('as many steps as there may be', () => {
  const wells = [...'ABCDEFGH'].flatMap((row, at) =>
    Array.from({ length: 12 }, (_, column) => `${row}${((column * 5 + at) % 12) + 1}`),
  );
  const longest: Step = {
    do: 'transfer',
    volume: 99_999.99,
    from: { plate: 2, wells },
    at: { plate: 3, wells: wells.toReversed() },
    tips: 'keep',
  };
  const named: Step = {
    do: 'dispense',
    volume: 50,
    liquid: 'the name of a liquid with many letters',
    at: { plate: 2, columns: [1, 2] },
    tips: 'each',
  };
  it.each([
    ['with long names', 'en', named],
    ['with long names', 'ja', named],
    ['with the longest places', 'en', longest],
    ['with the longest places', 'ja', longest],
  ] as const)('%s are understood in %s', (_, locale, step) => {
    const protocol: Protocol = { version: 1, steps: Array.from({ length: LIMITS.steps }, () => step) };
    const found = understand(printProtocol(protocol, locale), locale);
    expect(found.understood).toBe(true);
    expect(found.protocol).toEqual(protocol);
  });

  it('and each one more is refused', () => {
    const { protocol, sentences } = understand('Wait 1 second.\n'.repeat(LIMITS.steps + 2), 'en');
    expect(protocol.steps).toHaveLength(LIMITS.steps);
    expect(sentences.slice(-3).map(({ issue }) => issue?.reason)).toEqual([undefined, 'limit', 'limit']);
  });

  it('what follows hundreds of sentences is refused in one', () => {
    const text = `${'Add 50 µL. '.repeat(400)}Wait 1 second. Wait 2 seconds.`;
    const { sentences } = understand(text, 'en');
    expect(sentences).toHaveLength(401);
    const { issue } = sentences.at(-1) ?? {};
    expect(issue?.reason).toBe('limit');
    expect(text.slice(issue?.start, issue?.end)).toBe('Wait 1 second');
  });
});

describe('what words mean', () => {
  const meanings = (text: string, locale: Locale = 'en') =>
    understand(text, locale).sentences.map(({ slots }) =>
      slots.map(({ start, end, kind, field, path }) => [
        text.slice(start, end),
        field ?? kind,
        path.join('.'),
      ]),
    );
  it('each has its place, its value and its step', () =>
    expect(meanings('Add 50 µL of water to A1 and mix 3 times. Change tips for each well.')).toEqual([
      [
        ['Add', 'verb', '0'],
        ['50 µL', 'volume', '0'],
        ['water', 'liquid', '0'],
        ['A1', 'at', '0'],
        ['mix', 'verb', '1'],
        ['3 times', 'times', '1'],
      ],
      [['Change tips for each well', 'tips', '1']],
    ]));
  it('also in a repeat, in Japanese; what is refused has none', () =>
    expect(meanings('次を2回くり返す：A1からB1へ5 µL移す。歌う。', 'ja')).toEqual([
      [['次を2回くり返す', 'times', '0']],
      [
        ['A1からB1', 'at', '0.0'],
        ['5 µL', 'volume', '0.0'],
        ['移す', 'verb', '0.0'],
      ],
      [],
    ]));
  it('a sentence knows where its steps are', () =>
    expect(
      understand('Wait 1 second. Sing. Repeat 2 times: wait 2 seconds. End of repeat.', 'en').sentences.map(
        ({ paths, at }) => [paths, at],
      ),
    ).toEqual([
      [[[0]], [0]],
      [[], [1]],
      [[[1]], [1]],
      [[[1, 0]], [1, 0]],
      [[], [1, 1]],
    ]));
});
