/** What a clause means behind those before it: without a verb, as a repeat, with tips told of it, and where it is refused. */
import type { Locale } from '@/lib/i18n/locales';
import type { Step } from '@/lib/protocol/model';
import { understand } from '@/lib/protocol/understand';
import { wellsOf } from '@/lib/protocol/wells';
import { refusals } from './refusals';

/** Each step in a line, with its first well; tips where they are not new each time. */
const shown = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) => {
    if (step.do === 'repeat') return [`repeat ${step.times}`, ...shown(step.steps)];
    return [
      step.do,
      'volume' in step && step.volume,
      'liquid' in step && step.liquid,
      'from' in step && `from ${wellsOf(step.from)[0]}`,
      'at' in step && wellsOf(step.at)[0],
      'tips' in step && step.tips !== 'each' && step.tips,
    ]
      .filter(Boolean)
      .join(' ');
  });
const read = (text: string) => [
  ...shown(understand(text, 'en').protocol.steps),
  ...refusals(text).map((why) => `! ${why}`),
];

describe('a clause without a verb', () => {
  it.each<[text: string, meant: string[]]>([
    ['Add 20 µL of PBS to A1, then 10 µL to B1.', ['dispense 20 PBS A1', 'dispense 10 PBS B1']],
    ['Remove 10 µL from A1, then 20 µL of PBS.', ['remove 10 A1', 'dispense 20 PBS A1']],
  ])('%s', (text, meant) => expect(read(text)).toEqual(meant));

  it.each<[text: string, locale: Locale, why: string]>([
    // Taken away, or moved to where?
    ['20 µL from A1.', 'en', 'missing step: 20 µL from A1'],
    ['20 µL of PBS from A1 to B1.', 'en', 'missing step: 20 µL of PBS from A1 to B1'],
    ['Add 20 µL of PBS to A1, then 10 µL from B1.', 'en', 'missing step: 10 µL from B1'],
    // Of what?
    ['20 µL to A1.', 'en', 'missing step: 20 µL to A1'],
    ['20 µL to A1 into B1.', 'en', 'missing step: 20 µL to A1 into B1'],
    ['20 µL A1 column 2.', 'en', 'missing step: 20 µL A1 column 2'],
    ['20 µL A1 to B1.', 'en', 'missing step: 20 µL A1 to B1'],
    ['Remove 20 µL of PBS from A1, then 10 µL to B1.', 'en', 'missing step: 10 µL to B1'],
    ['Add 20 µL of PBS to A1, wait 5 s, then 10 µL to B1.', 'en', 'missing step: 10 µL to B1'],
    // Another sentence does not tell.
    ['Add 20 µL of PBS to A1. 10 µL to B1.', 'en', 'missing step: 10 µL to B1'],
    ['A1に水を20 µL加える。B1に10 µL。', 'ja', 'missing step: B1に10 µL'],
    // How much, or where?
    ['PBS to A1.', 'en', 'missing step: PBS to A1'],
    ['Add 20 µL of PBS to A1, then 10 µL with one tip.', 'en', 'missing step: 10 µL with one tip'],
    // A word in front may be something to do.
    ['Vortex 20 µL to A1.', 'en', 'unknown step: Vortex'],
  ])('is not guessed: %s', (text, locale, why) => expect(refusals(text, locale)).toEqual([why]));
});

describe('how often a repeat is done, and where', () => {
  it('is told by its own words, and nothing is assumed', () => {
    const [sentence] = understand('Repeat the following 99 times: wait 5 s. End of repeat.', 'en').sentences;
    expect(sentence).toMatchObject({
      steps: [{ do: 'repeat', times: 99 }],
      slots: [{ kind: 'verb', field: 'times', path: [0], start: 0, end: 29 }],
      assumed: [],
    });
  });

  const WITHIN = 'Repeat the following 2 times: ';
  it.each<[text: string, meant: string[]]>([
    // The wells that are washed are those that follow.
    ['Wash A1 once: add 10 µL of PBS to it, remove 10 µL.', ['dispense 10 PBS A1', 'remove 10 A1']],
    [
      'Wash A1 twice: add 10 µL of PBS to it, remove 10 µL.',
      ['repeat 2', 'dispense 10 PBS A1', 'remove 10 A1'],
    ],
    ['Repeat the following 0 times: wait 5 s.', ['wait', '! limit repeat: Repeat the following 0 times']],
    ['Repeat the following 100 times: wait 5 s.', ['wait', '! limit repeat: Repeat the following 100 times']],
    [
      `${WITHIN.repeat(5)}wait 5 s.${' End of repeat.'.repeat(5)}`,
      [
        ...['repeat 2', 'repeat 2', 'repeat 2', 'repeat 2', 'wait'],
        '! limit repeat: Repeat the following 2 times',
        '! no-start repeat: End of repeat',
      ],
    ],
    ['End of repeat.', ['! no-start repeat: End of repeat']],
  ])('%s', (text, meant) => expect(read(text)).toEqual(meant));
});

describe('tips that a sentence of their own tells', () => {
  it.each<[text: string, meant: string[]]>([
    ['Change tips for each column.', ['! nothing-before step: Change tips for each column']],
    [
      'Wait 5 s. Change tips for each column.',
      ['wait', '! nothing-before step: Change tips for each column'],
    ],
    // Of the one step before it that has any.
    ['Wait 5 s, add 10 µL of PBS to column 1. Use the same tips.', ['wait', 'dispense 10 PBS A1 once']],
    // Of the last step, or of both?
    [
      'Add 10 µL of PBS to column 1, 20 µL of PBS to column 2. Use the same tips.',
      ['dispense 10 PBS A1', 'dispense 20 PBS A2', '! ambiguous tips: Use the same tips'],
    ],
  ])('%s', (text, meant) => expect(read(text)).toEqual(meant));
});

describe('tips at the head of a sentence', () => {
  it.each<[text: string, meant: string[]]>([
    // For the first step, or for both?
    [
      'With one tip, add 10 µL of PBS to column 1, remove 5 µL from column 2.',
      ['! ambiguous tips: remove 5 µL from column 2'],
    ],
    [
      'With one tip, add 10 µL of PBS to column 1, remove 5 µL from column 2 with one tip.',
      ['dispense 10 PBS A1 once', 'remove 5 A2 once'],
    ],
    [
      'With a new tip for each column, add 10 µL of PBS to column 1, remove 5 µL from column 2.',
      ['dispense 10 PBS A1', 'remove 5 A2'],
    ],
    // Nothing is taken up meanwhile.
    ['With one tip, add 10 µL of PBS to column 1, wait 5 s.', ['dispense 10 PBS A1 once', 'wait']],
    [
      'With one tip, add 10 µL of PBS to column 1. Remove 5 µL from column 2.',
      ['dispense 10 PBS A1 once', 'remove 5 A2'],
    ],
  ])('%s', (text, meant) => expect(read(text)).toEqual(meant));
});

it.each<[text: string, locale: Locale, why: string]>([
  // No dilution waits for it.
  ['移す量は50 µL。', 'ja', 'nothing-before step: 移す量は50 µL'],
  // Discarded, or moved?
  ['Aspirate 50 µL from A1, dispense 50 µL into B1.', 'en', 'ambiguous step: dispense 50 µL into B1'],
])('what may tell of something before it is refused where it does not: %s', (text, locale, why) =>
  expect(refusals(text, locale)).toEqual([why]),
);
