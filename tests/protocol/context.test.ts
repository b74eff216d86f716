/** What a sentence may leave to those before it: a volume, a place, what is in the wells; and what it tells of them. */
import type { Locale } from '@/lib/i18n/locales';
import { LIMITS, type Step } from '@/lib/protocol/model';
import { understand } from '@/lib/protocol/understand';

const shown = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) =>
    step.do === 'repeat'
      ? [`repeat ${step.times}`, ...shown(step.steps)]
      : `${step.do}${'volume' in step ? ` ${step.volume}` : ''}`,
  );
/** Each step with its volume; and of each sentence that is refused its number, the reason, the words and what could be said. */
const read = (text: string, locale: Locale = 'en') => {
  const { protocol, sentences } = understand(text, locale);
  const issues = sentences.flatMap(({ issue }, index) =>
    issue ? [`! ${index} ${issue.reason}: ${text.slice(issue.start, issue.end)} (${issue.hints})`] : [],
  );
  return [...shown(protocol.steps), ...issues];
};

describe('a mix without a volume', () => {
  it.each<[text: string, locale: Locale, meant: string[]]>([
    ['Add 10 µL of water to A1. Mix A1 twice.', 'en', ['dispense 10', 'mix 10']],
    [
      'A1 holds 50 µL of dye. Transfer 20 µL from A1 to B1. Mix B1 twice.',
      'en',
      ['given 50', 'transfer 20', 'mix 20'],
    ],
    // What another mix moves, or how long something waits, is no amount that was put there.
    [
      'Add 10 µL of water to A1. Mix A1 3 times with 5 µL. Mix A1 twice.',
      'en',
      ['dispense 10', 'mix 5', 'mix 10'],
    ],
    ['Add 10 µL of water to A1. Wait 30 seconds. Mix A1 twice.', 'en', ['dispense 10', 'wait', 'mix 10']],
    ['A1に水を10 µL加える。A1を5 µLで3回混ぜる。A1を2回混ぜる。', 'ja', ['dispense 10', 'mix 5', 'mix 10']],
    [
      'A1に水を10 µL加える。A1を5 µLで3回混ぜる。B1に同量のPBSを加える。',
      'ja',
      ['dispense 10', 'mix 5', 'dispense 10'],
    ],
    // What was taken away is none either, and nobody knows how much of the other there is now.
    [
      'Add 50 µL of water to A1. Remove 20 µL from A1. Mix A1 3 times.',
      'en',
      ['dispense 50', 'remove 20', '! 2 missing: Mix (volume)'],
    ],
    ['A1 holds 50 µL of dye. Mix A1 3 times.', 'en', ['given 50', '! 1 missing: Mix (volume)']],
  ])('%s', (text, locale, meant) => expect(read(text, locale)).toEqual(meant));
});

describe('the same volume, and the last column', () => {
  it.each<[text: string, meant: string[]]>([
    ['Add 50 µL of water to A1. Add the same volume of PBS to B1.', ['dispense 50', 'dispense 50']],
    [
      'Add 50 µL of water to A1. Wait 5 seconds. Add the same volume of PBS to B1.',
      ['dispense 50', 'wait', 'dispense 50'],
    ],
    [
      'Add the same volume of PBS to B1. Wait 5 seconds.',
      ['wait', '! 0 nothing-before: the same volume of PBS (volume)'],
    ],
    // It is the last of the plate; behind a dilution it might be that of the dilution.
    ['Add 50 µL of water to A1. Remove 20 µL from the last column.', ['dispense 50', 'remove 20']],
    [
      'Make a 1:2 serial dilution from A1 to A4 in buffer, moving 50 µL each time. Remove 20 µL from the last column.',
      ['dilute 50', '! 1 unfit: the last column (wells)'],
    ],
  ])('%s', (text, meant) => expect(read(text)).toEqual(meant));
});

describe('the place of another step in its sentence', () => {
  it('is where the next one is', () => {
    const { protocol } = understand('Add 20 µL of water to B1, remove 5 µL.', 'en');
    expect(protocol.steps.map((step) => 'at' in step && step.at)).toEqual([
      { plate: 1, wells: ['B1'] },
      { plate: 1, wells: ['B1'] },
    ]);
  });
  it.each<[text: string, meant: string[]]>([
    // Where something is at the beginning is not where it is to be put, and a way has two ends.
    ['A1 holds 50 µL of sample, add 20 µL of PBS.', ['! 0 missing: add (wells)']],
    ['Transfer 20 µL from A1 to B1, remove 5 µL.', ['! 0 missing: remove (wells)']],
    ['Add 20 µL of water to B1, add 5 µL of PBS.', ['! 0 missing: add (wells)']],
  ])('is not that of: %s', (text, meant) => expect(read(text)).toEqual(meant));
});

describe('what is filled up in a repeat has to find as much each time', () => {
  const BEFORE = 'A1 contains 50 µL of water.';
  it.each<[text: string, locale: Locale, meant: string[]]>([
    [
      `${BEFORE} Repeat the following 3 times: fill A1 up to 100 µL with PBS. Remove 50 µL from A1. End of repeat.`,
      'en',
      ['given 50', 'repeat 3', 'dispense 50', 'remove 50'],
    ],
    [
      'A1には水が50 µL入っている。次を3回くり返す：A1をPBSで100 µLにする。A1から50 µL捨てる。ここまで。',
      'ja',
      ['given 50', 'repeat 3', 'dispense 50', 'remove 50'],
    ],
    // A well that is empty again is as it was.
    [
      `${BEFORE} Repeat the following 3 times: fill A1 up to 100 µL with PBS. Remove 50 µL from A1. Add 10 µL of dye to B1. Remove 10 µL from B1. End of repeat.`,
      'en',
      ['given 50', 'repeat 3', 'dispense 50', 'remove 50', 'dispense 10', 'remove 10'],
    ],
  ])('%s', (text, locale, meant) => expect(read(text, locale)).toEqual(meant));

  it.each<[text: string, issues: string[]]>([
    [
      `${BEFORE} Repeat the following 3 times: fill A1 up to 100 µL with PBS. End of repeat.`,
      ['! 1 no-end: Repeat the following 3 times (end)', '! 3 nothing-before: End of repeat (volume)'],
    ],
    [
      `${BEFORE} Repeat the following 3 times: fill A1 up to 100 µL with PBS. Remove 500 µL from A1. End of repeat.`,
      ['! 1 no-end: Repeat the following 3 times (end)', '! 4 nothing-before: End of repeat (volume)'],
    ],
    // In two repeats nobody can tell what is there.
    [
      `${BEFORE} Repeat the following 2 times: repeat the following 3 times: fill A1 up to 100 µL with PBS. Remove 50 µL from A1. End of repeat. End of repeat.`,
      ['! 3 nothing-before: 100 µL (volume)'],
    ],
    [
      `${BEFORE} Repeat the following 2 times: fill A1 up to 100 µL with PBS, remove 50 µL from A1; do this 3 times. End of repeat.`,
      ['! 3 nothing-before: do this 3 times (volume)'],
    ],
    [
      `${BEFORE} Repeat the following 2 times: fill A1 up to 100 µL with PBS, remove 500 µL from A1; do this 3 times. End of repeat.`,
      [
        '! 1 no-end: Repeat the following 2 times (end)',
        '! 3 nothing-before: do this 3 times (volume)',
        '! 4 nothing-before: End of repeat (volume)',
      ],
    ],
  ])('refused: %s', (text, issues) =>
    expect(read(text).filter((one) => one.startsWith('!'))).toEqual(issues),
  );
});

it('tips that are told later are assumed no longer, those of other steps still', () => {
  const { sentences } = understand(
    'Add 50 µL of water to column 1. Add 20 µL of PBS to column 2. Change tips for each column.',
    'en',
  );
  expect(sentences.map(({ assumed }) => assumed)).toEqual([['tips'], [], []]);
});

it('what follows without being said has no words', () => {
  const text = 'Shake plate 1 at 500 rpm at 37 °C for 5 min.';
  const { understood, protocol, sentences } = understand(text, 'en');
  expect({ understood, steps: shown(protocol.steps) }).toEqual({
    understood: true,
    steps: ['hold', 'shake', 'hold'],
  });
  const words = sentences.flatMap(({ slots }) => slots.map(({ start, end }) => text.slice(start, end)));
  expect(words).toEqual(['Shake', 'plate 1', 'at 500 rpm', 'at 37 °C', 'for 5 min']);
});

it('a step too much is refused for being one', () =>
  expect(read('Wait 1 second.\n'.repeat(LIMITS.steps + 1)).slice(-2)).toEqual([
    'wait',
    `! ${LIMITS.steps} limit: Wait 1 second (step)`,
  ]));
