import fc from 'fast-check';
import type { Locale } from '@/lib/i18n/locales';
import { LIMITS, type Protocol, type Step } from '@/lib/protocol/model';
import { printProtocol } from '@/lib/protocol/print';
import { understand } from '@/lib/protocol/understand';

/** The steps of a text that is understood, each as `verb volume`; what is refused as `! reason`. */
const shown = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) => [
    `${step.do}${'volume' in step ? ` ${step.volume}` : 'seconds' in step ? ` ${step.seconds}` : ''}`,
    ...(step.do === 'repeat' ? shown(step.steps) : []),
  ]);
const read = (text: string, locale: Locale = 'en') => {
  const { protocol, sentences } = understand(text, locale);
  return [
    ...shown(protocol.steps),
    ...sentences.flatMap(({ issue }) => (issue ? [`! ${issue.reason}`] : [])),
  ];
};

describe('a refused sentence leaves nothing behind', () => {
  it.each<[what: string, text: string, left: string[]]>([
    [
      'nor steps after a repeat that it ended',
      'Repeat 2 times: dispense 10 µL of water into column 2. End of repeat, dispense 20 µL of water into column 3, dispense 50 µL of water. End of repeat.',
      ['repeat', 'dispense 10', '! missing'],
    ],
    [
      'nor tips for a step before it',
      'Dispense 10 µL of water into column 1. Change tips for each column, dispense 50 µL of water. Mix 3 times.',
      ['dispense 10', 'mix 10', '! missing'],
    ],
    [
      'nor a place for what follows',
      'Dispense 10 µL of water into A1. Dispense 20 µL of water into B1, dispense 50 µL of water. Remove 5 µL from it.',
      ['dispense 10', 'remove 5', '! missing'],
    ],
  ])('%s', (_, text, left) => expect(read(text)).toEqual(left));

  it('what follows is about the place before it, with the tips said there', () => {
    const { protocol } = understand(
      'Dispense 10 µL of water into A1. Dispense 20 µL of water into B1 with one tip, dispense 50 µL of water. Remove 5 µL from it.',
      'en',
    );
    expect(protocol.steps.map((step) => 'at' in step && step.at)).toEqual([
      { plate: 1, wells: ['A1'] },
      { plate: 1, wells: ['A1'] },
    ]);
  });

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

it.each<[text: string, meant: string[]]>([
  // What waits for its volume is never left out.
  ['Make a 1:2 serial dilution from A1 to A4 in buffer, then wait 30 seconds.', ['! missing']],
  ['Make a 1:2 serial dilution from A1 to A4 in buffer. Wait 30 seconds.', ['wait 30', '! missing']],
  ['Make a 1:2 serial dilution from A1 to A4 in buffer. Move 50 µL each time.', ['dilute 50']],
  [
    'Make a 1:2 serial dilution from A1 to A4 in buffer. Move 900 mL each time. Wait 30 seconds.',
    ['wait 30', '! missing', '! limit'],
  ],
])('%s', (text, meant) => expect(read(text)).toEqual(meant));

it('tips that are said while a dilution waits for its volume are those of the dilution', () => {
  const { protocol, understood } = understand(
    'A1に水を10 µL加える。A1からA4まで、バッファーを使って2倍段階希釈する、チップは替えない。移す量は50 µLとする。',
    'ja',
  );
  expect(understood).toBe(true);
  expect(protocol.steps.map((step) => 'tips' in step && step.tips)).toEqual(['each', 'once']);
});

describe('figures', () => {
  it.each<[text: string, locale: Locale, meant: string]>([
    ['Wait 1.1 hours.', 'en', 'wait 3960'],
    ['Wait 2.2 hours.', 'en', 'wait 7920'],
    ['Wait 4.1 hours.', 'en', 'wait 14760'],
    ['Wait 4.4 hours.', 'en', 'wait 15840'],
    ['Wait 4.1 minutes.', 'en', 'wait 246'],
    ['Wait 8.2 minutes.', 'en', 'wait 492'],
    ['Wait 8.3 minutes.', 'en', 'wait 498'],
    ['1.1時間待つ。', 'ja', 'wait 3960'],
    ['Wait 1,200 seconds.', 'en', 'wait 1200'],
    ['Add 1,500 µL of water to A1.', 'en', 'dispense 1500'],
    ['Add 12,345.5 µL of water to A1.', 'en', 'dispense 12345.5'],
    ['A1に水を1,000 µL加える。', 'ja', 'dispense 1000'],
    ['A1に水を１，０００ µL加える。', 'ja', 'dispense 1000'],
    ['A1に水を１．５ µL加える。', 'ja', 'dispense 1.5'],
    ['A1に水を１５０ µL加える。', 'ja', 'dispense 150'],
    ['Add 1.125 mL of water to A1.', 'en', 'dispense 1125'],
    ['Add 0.125 mL of water to A1.', 'en', 'dispense 125'],
    ['Add 4.35 mL of water to A1.', 'en', 'dispense 4350'],
  ])('%s is read', (text, locale, meant) => expect(read(text, locale)).toEqual([meant]));

  it.each<[text: string, locale: Locale]>([
    ['Wait 1.15 seconds.', 'en'],
    ['Wait 1.500 minutes.', 'en'],
    ['Add 1,5 µL of water to A1.', 'en'],
    ['Add 1.500 µL of water to A1.', 'en'],
    ['Add 1.500,5 µL of water to A1.', 'en'],
    ['Add 1,50 µL of water to A1.', 'en'],
    ['Add 1,5000 µL of water to A1.', 'en'],
    ['Add 1,500,00 µL of water to A1.', 'en'],
    ['Add 0,500 µL of water to A1.', 'en'],
    ['Add 1 500 µL of water to A1.', 'en'],
    ['Add 50.126 µL of water to A1.', 'en'],
    ['Mix A1 3 times with 50.126 µL.', 'en'],
    // Is it 1, and then 500 µL?
    ['Add to column 1,500 µL of water.', 'en'],
    ['Add to columns 1,3,500 µL of water.', 'en'],
    ['Add to plate 1,500 µL of water.', 'en'],
    ['Add reagent 1,500 µL to A1.', 'en'],
    ['Add buffer 2,500 µL to A1.', 'en'],
    ['A1に試薬1,500 µLを加える。', 'ja'],
    ['A1に試薬1，500 µLを加える。', 'ja'],
    ['A1に水を1,5 µL加える。', 'ja'],
    ['A1に水を1.500 µL加える。', 'ja'],
    ['A1に水を1、000 µL加える。', 'ja'],
    ['カラム1,500 µLの水を加える。', 'ja'],
  ])('%s is refused', (text, locale) => {
    const { understood, protocol } = understand(text, locale);
    expect({ understood, steps: protocol.steps }).toEqual({ understood: false, steps: [] });
  });
});

it('a name that is too long is refused, not cut', () => {
  const name = 'x'.repeat(LIMITS.name);
  expect(read(`Add 50 µL of “${name}” to A1.`)).toEqual(['dispense 50']);
  expect(read(`Add 50 µL of “${name}y” to A1.`)).toEqual(['! limit']);
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

describe('what stands in a sentence besides one amount and one place', () => {
  it.each<[text: string, locale: Locale, meant: string[]]>([
    ['Add 50 µL of water to A1 and 20 µL to B1.', 'en', ['dispense 50', 'dispense 20']],
    ['A1に水を50 µL、B1に20 µL加える。', 'ja', ['dispense 50', 'dispense 20']],
    ['Add 20 µL of water to A1. Fill it up to 50 µL with PBS.', 'en', ['dispense 20', 'dispense 30']],
    ['A1には水が30 µL入っている。残りが10 µLになるように除く。', 'ja', ['given 30', 'remove 20']],
    [
      'Wash column 1 twice: add 200 µL of PBS, remove 200 µL.',
      'en',
      ['repeat', 'dispense 200', 'remove 200'],
    ],
    ['全ウェルに水を20 µL加え、5秒待つ。これを3回くり返す。', 'ja', ['repeat', 'dispense 20', 'wait 5']],
    ['56 °C for 5 min, 95 °C for 2 min', 'en', ['hold 300', 'hold 120']],
    ['37℃で5分、300 rpmで振とうする。', 'ja', ['hold null', 'shake 300', 'hold null']],
    ['12列を除き、全ウェルから50 µL捨てる。', 'ja', ['remove 50']],
    ['50 µL PBS -> col 1', 'en', ['dispense 50']],
  ])('%s', (text, locale, meant) => expect(read(text, locale)).toEqual(meant));

  it.each<[text: string, locale: Locale]>([
    // Nobody can tell what belongs together, or where it goes.
    ['Add 50 µL of PBS to A1 and A2 25 µL of water.', 'en'],
    ['Add 50 µL of water to rows A and B of columns 1 to 3.', 'en'],
    ['Transfer 50 µL from A1 to B1 and C1 to D1.', 'en'],
    ['Transfer 20 µL from A1 to B1 to C1.', 'en'],
    ['Aspirate 50 µL from A1. Dispense 50 µL of water into B1.', 'en'],
    ['A1から水を50 µL吸引する。B1に水を50 µL分注する。', 'ja'],
    ['A1の水を50 µL加える。', 'ja'],
    ['A1に水を50 µL加える。各ウェルに水を20 µL加える。', 'ja'],
    ['プレート1とプレート2の1列に水を50 µL加える。', 'ja'],
    ['50 µL water to c1-c3', 'en'],
    // What is to be repeated, and up to what level of nothing?
    ['Add 5 µL of water to A1. Wait 5 s. Repeat this 3 times.', 'en'],
    ['Add up to 50 µL of water to A1.', 'en'],
    // A verb that is not known is no liquid, and neither is a negation.
    ['Measure 50 µL in A1.', 'en'],
    ['50 µL of water should never be added to A1.', 'en'],
    ["50 µL PBS isn't needed in A1.", 'en'],
    ['A1に測定50 µL', 'ja'],
    ['1列目に約50 µL加える。', 'ja'],
    ['500 rpmで1分振とうしない。', 'ja'],
    ['Shake at 500-800 rpm for 1 min.', 'en'],
    ['37〜42℃で5分保温する。', 'ja'],
    ['Incubate at 37 or 42 °C.', 'en'],
  ])('%s is refused', (text, locale) => expect(understand(text, locale).understood).toBe(false));
});

describe('what could be read in another sense is refused', () => {
  it.each([
    'Add 10 µL of NaOH to A1 five times, waiting 1 minute.',
    'Add 10 µL of NaOH to A1 five times, waiting 1 minute between additions.',
    'Add 50 µL of PBS to A1 3 times, mixing 2 times.',
    'Add 50 µL PBS every 5 min to A1 3 times.',
    'Add 50 µL of PBS to A1 three times a day.',
    'Wash column 1 three times with 200 µL of PBS.',
    'Wash column 1 twice by adding 200 µL of PBS.',
    'Distribute 800 µL from A1 equally among columns 3 to 4.',
    'Distribute 800 µL of PBS equally among columns 1 or 2.',
    'Distribute 75 µL of cells among the wells of columns 1 to 4.',
    'Add all but 20 µL of PBS to A1.',
    'Add the same volume of PBS to A1.',
    'Add enough PBS to A1.',
    'A1 contains 50 µL of water. Add 100 µL of PBS to A1 and remove all of it; do this 3 times.',
    'A1 contains 50 µL of water. Repeat the following 3 times: fill A1 up to 100 µL with PBS. End of repeat.',
    'To mix if needed, shake at 500 rpm for 1 min.',
    'Before adding 50 µL of PBS to A1, wait until clear.',
    'After about 5 min, add 50 µL of PBS to A1.',
    'Carefully do not add 50 µL of PBS to A1.',
    'Place the plate in the fridge for 5 min.',
    'Place the plate at 37 °C or RT for 5 min.',
    'Add 50 µL of PBS to A1, 5 min, 10 min.',
    'Mix A1 10 times with 50 µL for 5 min.',
    'Incubate for 5 min overnight.',
    'Aspirate 50 µL from A1, wash, and dispense into B1.',
    'Add 50 µL of water to column 1 and 50 µL of PBS to column 2. Mix 5 times with 50 µL.',
    'Add 50 µL of water to column 1, add 50 µL of PBS to column 2, and mix 5 times with 50 µL.',
    'Add 50 µL of water to columns 1-3 and 50 µL of PBS to columns 4-6. Use the same tip.',
    'Using the same tip, add 50 µL of water to columns 1-3, then mix 5 times with 50 µL.',
    'Elute the samples three times by adding 50 µL of water to A1.',
    'To wash the wells twice, add 50 µL of PBS to A1.',
    'To stop after ten minutes, add 50 µL of PBS to A1.',
    'To prevent evaporation only in the outer wells, add 50 µL of PBS to A1.',
    'To wash every other column, add 50 µL of PBS to column 1.',
    'Add 50 µL of PBS to A1 so the wells are half full.',
    'Wait 5 min. Meanwhile, add 50 µL of PBS to A1.',
    'Add 50 µL of PBS to A1, after mixing B1 3 times with 20 µL.',
    'Add 50 µL of PBS to A1, after waiting 5 min.',
    'Remove 50 µL from A1, first add 50 µL of PBS to A1.',
    'Mix A1 5 times with 20 µL after each addition.',
    'Add 50 µL of PBS to columns 1-11, column 12 as blank.',
    'Add 50 µL of PBS to columns 1-11 and column 12 as blank.',
    'Add 50 µL of PBS to columns 1-11, column 12 (blank).',
    'Add 50 µL of PBS x3 to A1.',
    'Add 50 µL of PBS to column 1 (A1-H1).',
    'Add 50 µL of PBS to A1 (B1).',
    'Add 50 µL of PBS to row A column 1.',
    'Add 50 µL of PBS to rows A-C columns 1-3.',
    'Add 50 µL of PBS to odd columns row A.',
    'Add 50 µL of PBS to row A in column 1.',
    'Split 100 µL from A1 into B1 and C1.',
    'Divide 100 µL from column 1 across columns 2 to 5.',
    'Transfer 50 µL from columns 1 to 3.',
    'Transfer 50 µL from wells A1 to A3.',
    'Serially dilute 1:2 the sample in A1 to A6, moving 50 µL.',
    'Serially dilute 1:2 the sample from column 1 to 10 with 100 µL.',
    '2-fold serial dilution drug from A1 to A6, moving 50 µL.',
    'Add 5 µL of vitamin B12 to A1.',
    'Add 5 µL of vitamin D3 to column 1.',
    'Add to column 1, 5 µL of vitamin D3.',
    'Add 5 µL of vitamin D3, then wait 5 min.',
    'Add 5 µL of primer F1 and 5 µL of primer R1 to column 2.',
    'Dispense 5 µL of annexin A5 into each well.',
    '5 µL vitamin D3 → A1',
    '5 µL histone H3, col 1',
    'Add 50 µL of PBS to A1 by pipetting up and down 5 times.',
    'Add 50 µL of PBS to A1, 3 strokes.',
    'Add 50 µL of PBS to A1, 5 times up and down.',
    'Add 50 µL of PBS to A1 by pipetting 5 times.',
    'Transfer 50 µL from A1 to B1, pipetting up and down 3 times.',
    'Transfer 50 µL from A1 to B1 by pipetting up and down.',
    'Remove 50 µL from A1 by pipetting up and down 3 times.',
    'Wash column 1 3 times: add 200 µL of PBS, remove 200 µL, then add 100 µL of TMB.',
    'Wash all wells 3 times with 200 µL of PBS, remove 200 µL, and add 50 µL of TMB.',
    'Wash 3 times: add 200 µL of PBS to column 1, remove 200 µL from column 1, then incubate for 30 min.',
    '3x: add 50 µL of PBS to A1, remove 50 µL from A1, then add 20 µL of dye to A1 and wait 5 min.',
    '3x: add 50 µL of PBS to A1, finally remove 150 µL from A1.',
    'For 3 cycles, add 50 µL of PBS to A1, remove 50 µL from A1, subsequently add 20 µL of dye to A1.',
    'Do 3 washes: add 200 µL of PBS to column 1, remove 200 µL from column 1, lastly add 50 µL of TMB to column 1.',
    '40 cycles: 95 °C for 15 s, 60 °C for 1 min, then 72 °C for 5 min.',
    '40 cycles: 95 °C for 15 s, finally 72 °C for 5 min.',
    'To avoid edge wells, add 50 µL of PBS to all wells.',
    'To wash alternate columns, add 50 µL of PBS to columns 1-6.',
    'To stop the reaction in all wells, add 50 µL of PBS to column 1.',
    'To stop the reaction and mix, add 50 µL of stop solution to column 1.',
    'To fix the cells overnight, add 50 µL of PBS to A1.',
    'To elute the samples in duplicate, add 50 µL of PBS to column 1.',
    'To avoid changing tips, add 50 µL of PBS to columns 1-3.',
    'To collect the supernatant, remove 50 µL from A1.',
    'To mix the samples, add 50 µL of PBS to A1.',
    'Remove the supernatant and mix by adding 50 µL of PBS to A1.',
    'Add 50 µL of PBS to every well so that the outer wells stay empty.',
    'Add 50 µL of PBS to all wells so the last column stays dry.',
    'Add 50 µL of PBS to column 1 so that they are diluted twofold.',
    'Add 50 µL of PBS to column 1 so that it washes the remaining wells.',
    'Add 50 µL of PBS to A1 so they are mixed well.',
    'Incubate on a shaker for 30 min.',
    'Place the plate on a shaker for 5 min.',
    'Incubate in a shaker at 37 °C for 1 h.',
    'Incubate on a shaker for 30 min, then shake at 500 rpm for 1 min.',
    'Add 50 µL of PBS to A1, 5 min on a shaker.',
  ])('%s', (text) => expect(understand(text, 'en').understood).toBe(false));

  it.each([
    '試薬を混ぜないため、プレートを700 rpmで20秒振とうする。',
    '気泡が出たため、プレートを700 rpmで20秒振とうする。',
    '3回に分けてA1に水を30 µL加える。',
    'A1に水を10 µL、3回加え、1分待つ。',
    'A1に水を10 µL、1分おきに3回加える。',
    '同量の水をA1に加える。',
    '1列に100 µLを残して水を加える。',
    '800 µLをA1から3列目に等分する。',
    'A1には水が50 µL入っている。A1に水を100 µL加え、全量を捨てる。これを3回行う。',
    'チップはウェルごとに替えず、A1に水を10 µL加える。',
    'プレートをシェーカーに載せない。',
    'そのまま保つ。',
    '1列目をよく50 µLで5回混ぜないでください。',
    'A1に水10 µL、全量は捨てない。',
    'この操作をさらに2〜3回繰り返す。',
    '1列から100 µL吸引し、除去しない。',
    // For ten minutes, or after them?
    '10分加熱を止める。',
    '5分間加熱を停止する。',
    '5分、加熱を止める。',
    '37℃ 10分加熱を止める。',
    'A1に水50 µL、5分加熱を止める。',
    // After each of the columns.
    '水を1〜3列目に100 µL加えるたびに、5分静置する。',
    // To B1 and to C1, or from both of the first?
    'プレート1のA1からB1、プレート2のC1に50 µL移す。',
    // The same tips for one of two things, or for both?
    '1〜6列に水を50 µL、7〜12列に水を30 µL、チップを替えずに加える。',
    '1組のチップで1〜3列に水を50 µL、4〜6列に水を30 µL加える。',
    'チップを替えずに1列から2列と3列に50 µL、4列から5列と6列に30 µL移す。',
    '1組のチップで1〜3列に水を50 µL加え、4〜6列に水を30 µL加える。',
    'チップを替えずに1〜3列に水を50 µL加え、50 µLで5回混ぜる。',
    '1〜6列に水を50 µL、7〜12列にPBSを50 µL加える。チップは替えない。',
    // Out of the last column, or out of all of them?
    '1〜6列で100 µLずつ2倍段階希釈し、最後に100 µLを廃棄する。',
    '1〜6列で100 µLずつ2倍段階希釈し、100 µLを捨てる。',
    // In both of two places, or in the last?
    '奇数列に水、偶数列にPBSを50 µLずつ加え、50 µLで5回混ぜる。',
    '1列目に水を50 µL加え、2列目にPBSを50 µL加え、それぞれ50 µLで5回混ぜる。',
    '1列目に水を50 µL、2列目にPBSを50 µL加える。50 µLで5回混ぜる。',
    '1列目に水を50 µL、2列目にPBSを50 µL加える。同じ列から30 µL捨てる。',
    'A1に水を100 µL、B1に水を50 µL入れる。C1に同量のPBSを入れる。',
    // Of each, or of all of them?
    'A1〜A5に水を50 µLずつ均等に分注する。',
    'A1〜A6に水を300 µLずつ等分する。',
    // Wells that are left out, how often, how much, another step, or liquid that is kept: hidden in what it is for.
    '12列を空けるため、全ウェルに水を50 µL入れる。',
    '1列を対照とするため、全ウェルに水を50 µL入れる。',
    'A1を除外するために、1列に水を50 µL入れる。',
    '外周が入らないように、全ウェルに水を50 µL入れる。',
    '偶数列用に、1〜12列に水を50 µL入れる。',
    '外周乾燥防止のため、全ウェルに水を50 µL入れる。',
    '二回洗浄のため、1列にPBSを200 µL加える。',
    '半分のため、1列から50 µL捨てる。',
    '2列を洗うため、1列にPBSを200 µL加える。',
    '全列を洗うため、1列にPBSを200 µL加える。',
    '反応を止めて混ぜるため、1列に停止液を50 µL加える。',
    '試薬を混ぜるため、1列に水を50 µL入れる。',
    '加熱のため、5分待つ。',
    'ビーズを磁石で集めるため、2分待つ。',
    '上清を回収するため、A1から50 µL吸引する。',
    '1列に水を50 µL加え、12列を空けるため、5分待つ。',
    // On the plate, or before the liquid came there?
    '95℃で5分加熱した試料を10 µL A1に加える。',
    'あらかじめ37℃に温めた培地を50 µL A1に加える。',
    '37℃で保温する培地を50 µL A1に加える。',
    '500 rpmで5分振とうした試料を10 µL A1に加える。',
    '37℃で保温した緩衝液50 µLをA1〜A6に加え、5分待つ。',
    '5分待った培地を50 µL A1に加える。',
    '1列に水を50 µL加えた2列から20 µL捨てる。',
    '試料を95℃で5分加熱し、試料を10 µL A1に加える。',
    'ビーズを500 rpmで1分振とうし、ビーズを1列に20 µL加える。',
    // In each round, or after all of them?
    '洗浄3回：1列にPBSを200 µL加え、200 µL捨て、TMBを100 µL加える。',
    '1列を3回洗浄：PBSを200 µL加え、200 µL捨て、最後にTMBを100 µL加える。',
    '合計3回、1列にPBSを200 µL加え、200 µL捨て、1列にTMBを100 µL加える。',
    '洗浄2回：1列にPBSを200 µL加え、200 µL捨て、30分静置する。',
    '×3：1列にPBS 200 µL入れ、200 µL抜き、それから1列に水50 µL入れる。',
    '1列を3回洗浄：200 µL捨て、PBSを200 µL加え、TMBを50 µL加える。',
    '3回：1列を50 µLで5回混ぜ、1分待ち、最後に1列から50 µL捨てる。',
    '40サイクル：95℃ 15秒、60℃ 1分、最後に72℃ 5分。',
    '40サイクル：95℃ 15秒、60℃ 1分、続いて72℃ 5分。',
    // Is all of it repeated, or only its end?
    '95℃ 2分、95℃ 15秒、60℃ 1分を40サイクル行う。',
    '37℃で5分加熱後、95℃ 15秒を40サイクル行う。',
    '1列に検体を50 µL加え、37℃で1時間静置し、1列にPBSを200 µL加え、1列から200 µL捨てる操作を3回繰り返す。',
    '1列に検体を50 µL加え、1列にPBSを200 µL加え、1列から200 µL捨てるを3回。',
    '1列に検体を50 µL加え、1列にPBSを200 µL加え、1列から200 µL捨てる×3。',
    '1列にTMBを100 µL加え、1列にPBSを200 µL加え、1列から200 µL捨てる、3回。',
    '1列に検体を50 µL加え、1列にPBSを200 µL加え、200 µL捨て、これを3回繰り返す。',
    '1列から検体を50 µL捨て、PBSを200 µL加え、200 µL捨てる操作を3回行う。',
    '1列を50 µLで5回混ぜ、1列にPBSを200 µL加え、200 µL捨てる操作を3回行う。',
    '37℃で1時間静置し、1列にPBSを200 µL加え、1列から200 µL捨てる操作を3回繰り返す。',
    '5分後、1列にPBSを200 µL加え、200 µL捨てる操作を3回行う。',
    '600rpm 30秒振とう、続いて30秒静置 ×3',
    // How often is the last step done, or all of them?
    'A1に水を50 µL加え、1分待ち、50 µL捨てる（3回）。',
    'A1に水を50 µL加え、50 µL捨てる（×3）。',
    '5分待ち、A1から10 µL捨てる（二回）。',
    'A1を20 µLで5回混ぜ、A1から10 µL捨てる（2回）',
    'A1に水を50 µL加え、A1からB1に10 µL移す（3回）。',
    '37℃で5分静置し、A1に水を50 µL加える（2回）。',
    // How fast?
    '振とう機にて37℃で1時間静置する。',
    'プレートを振とう機の上に置き、30分待つ。',
    'シェーカーで30分静置し、500 rpmで5分振とうする。',
    'シェーカーで30分インキュベートし、500 rpmで5分振とうする。',
    'プレートをシェーカーに載せ、5分置き、500 rpmで1分振とうする。',
    'プレートをヒーターシェーカーにセットし、37℃で1時間静置する。',
    'シェーカー 30分',
    'シェーカーで30分反応させる。',
    // As a blank: is the liquid put there, or does the column stand for one?
    '1〜11列に検体を50 µL、12列をブランクとして加える。',
    '1〜11列、ブランクとして12列に検体を50 µL加える。',
    '12列をブランクとして、1〜11列に検体を50 µL加える。',
    '12列を対照用に、1〜11列に検体を50 µL加える。',
    'A1〜G1に検体を50 µL、H1を陰性対照として加える。',
    // From there, not to there.
    'A1←B1 50 µL移す。',
    '1列←2列 50 µL移す',
    '1〜3列←4〜6列 20 µL移す。',
    // Before what is done already?
    'A1に水を50 µL加え、まずB1に水を20 µL加える。',
    'A1に水を50 µL加え、最初にB1に水を20 µL加える。',
    '5分待ち、まずA1に水を50 µL加える。',
    // Is that all of the sentence before, or one step of it?
    '1列に検体を100 µL加え、5分待ち、1列から100 µL捨てる。この洗浄操作を3回繰り返す。',
    '1列に検体を100 µL加え、50 µLで3回混ぜ、5分待つ。この混和操作を3回繰り返す。',
    // Those inside of it, or all of them?
    '内側のA1〜H12に水を50 µL入れる。',
    '内側の1〜12列に水を50 µL入れる。',
    '両端の1〜3列に水を50 µL入れる。',
    '外側の2〜11列に水を50 µL入れる。',
    // How long is it kept so?
    '1列に水を50 µL加え、2列にPBSを20 µL加える（37℃）。',
    'A1からB1に50 µL移す（37℃）。',
    'A1から50 µL捨てる（37℃）。',
  ])('%s', (text) => expect(understand(text, 'ja').understood).toBe(false));
});
