/** What a clause tells of the steps before it: more of a dilution, the other end of a move, and how often they are done. */
import type { Locale } from '@/lib/i18n/locales';
import { blocksOf } from '@/lib/protocol/blocks';
import type { Step } from '@/lib/protocol/model';
import { understand } from '@/lib/protocol/understand';
import { refusals } from './refusals';

const shown = (steps: readonly Step[]): string =>
  steps
    .map((step) => {
      if (step.do === 'repeat') return `${step.times} × [${shown(step.steps)}]`;
      const figure = 'volume' in step ? step.volume : 'seconds' in step ? step.seconds : '';
      return `${step.do} ${figure}${step.do === 'dilute' ? ` mixing ${step.times}` : ''}`;
    })
    .join(', ');
/** The steps of a text, and what of it is refused. */
const read = (text: string, locale: Locale) => [
  shown(understand(text, locale).protocol.steps),
  ...refusals(text, locale),
];

describe('more of the dilution before it', () => {
  const DILUTION = 'Make a 1:2 serial dilution from A1 to A4';
  it.each<[text: string, locale: Locale, meant: string[]]>([
    // Beside what each well is filled with, it is said how much is moved.
    [`${DILUTION} with 50 µL of buffer. Move 50 µL each time.`, 'en', ['dilute 50 mixing 3']],
    [
      'A1からA4まで、バッファー50 µLを使って2倍段階希釈する。移す量は50 µLとする。',
      'ja',
      ['dilute 50 mixing 3'],
    ],
    // Of an amount without a liquid nobody can tell whether it was that already.
    [
      `${DILUTION} with 50 µL. Move 50 µL each time.`,
      'en',
      ['dilute 50 mixing 3', 'twice volume: Move 50 µL each time'],
    ],
    // What is known already is not told again.
    [
      `${DILUTION} in buffer, moving 50 µL each time. Move 20 µL each time.`,
      'en',
      ['dilute 50 mixing 3', 'missing wells: Move'],
    ],
    [
      'A1からA4まで、バッファーを使って、50 µLずつ移し、2倍段階希釈する。移す量は20 µLとする。',
      'ja',
      ['dilute 50 mixing 3', 'nothing-before step: 移す量は20 µLとする'],
    ],
    [
      `${DILUTION} in buffer, moving 50 µL each time and mixing 4 times. Mix 5 times.`,
      'en',
      ['dilute 50 mixing 4', 'missing volume: Mix'],
    ],
    // Another step is none of its details.
    [
      `${DILUTION} in buffer, moving 50 µL each time. Shake 3 times.`,
      'en',
      ['dilute 50 mixing 3', 'unfit repeat,step: 3 times'],
    ],
    [`${DILUTION} in buffer, add 50 µL.`, 'en', ['', 'missing volume: Make a']],
    [
      `${DILUTION} with 50 µL of buffer. Transfer 20 µL from A4 to B4.`,
      'en',
      ['dilute 50 mixing 3, transfer 20'],
    ],
  ])('%s', (text, locale, meant) => expect(read(text, locale)).toEqual(meant));
});

describe('what is drawn is discarded', () => {
  it.each<[what: string, text: string, locale: Locale, meant: string]>([
    [
      'where another amount is given',
      'Aspirate 50 µL from A1. Dispense 20 µL of water into B1.',
      'en',
      'remove 50, dispense 20',
    ],
    [
      'where something is drawn elsewhere',
      'Aspirate 50 µL from A1. Remove 50 µL from B1.',
      'en',
      'remove 50, remove 50',
    ],
    [
      'where as much is mixed elsewhere',
      'Aspirate 50 µL from A1. Mix B1 3 times with 50 µL.',
      'en',
      'remove 50, mix 50',
    ],
    [
      'where its wells are filled again',
      'Aspirate 50 µL from all wells. Add 50 µL of PBS to all wells.',
      'en',
      'remove 50, dispense 50',
    ],
    [
      'where its well is filled again',
      'A1から水を50 µL吸引する。A1に水を50 µL分注する。',
      'ja',
      'remove 50, dispense 50',
    ],
  ])('%s', (_, text, locale, meant) => expect(read(text, locale)).toEqual([meant]));

  it.each<[text: string, locale: Locale, meant: string[]]>([
    // Also where neither says from where.
    [
      'Add 5 µL of PBS to A1, aspirate 5 µL, dispense 5 µL of water into B1.',
      'en',
      ['', 'ambiguous step: dispense 5 µL of water into B1'],
    ],
    [
      'A1に水を10 µL加え、10 µL吸引する。B1に水を10 µL分注する。',
      'ja',
      ['dispense 10, remove 10', 'ambiguous step: B1に水を10 µL分注する'],
    ],
    ['Aspirate 50 µL from A1. Add water to B1.', 'en', ['remove 50', 'missing volume: Add']],
  ])('but nobody can tell in: %s', (text, locale, meant) => expect(read(text, locale)).toEqual(meant));
});

describe('steps that are done so often', () => {
  it.each<[text: string, meant: string[]]>([
    ['Wait 5 s. Do this once.', ['1 × [wait 5]']],
    ['Wait 5 s. Do this 99 times.', ['99 × [wait 5]']],
    ['Wait 5 s. Do this 100 times.', ['wait 5', 'limit repeat: Do this 100 times']],
    ['Wait 5 s. Do this 0 times.', ['wait 5', 'limit repeat: Do this 0 times']],
    // Of several steps they are all that their sentence has.
    ['Add 50 µL of water to A1. Wait 5 s, repeat this 3 times.', ['dispense 50, 3 × [wait 5]']],
    ['Wait 5 s, do this 3 times, wait 6 s, do this 2 times.', ['2 × [3 × [wait 5], wait 6]']],
    // There has to be something before, and on the same level.
    ['Do this 3 times.', ['', 'nothing-before repeat: Do this 3 times']],
    [
      'Wait 5 s. Add 50 µL. Do this 3 times.',
      ['wait 5', 'missing liquid: Add', 'nothing-before repeat: Do this 3 times'],
    ],
    [
      'Repeat the following 2 times: wait 5 s. End of repeat. Do this 3 times.',
      ['2 × [wait 5]', 'nothing-before repeat: Do this 3 times'],
    ],
    [
      `${'Repeat the following 2 times: '.repeat(4)}wait 5 s, do this 3 times.${' End of repeat.'.repeat(4)}`,
      ['2 × [2 × [2 × [2 × []]]]', 'limit repeat: do this 3 times'],
    ],
    ['37 °C for 5 min, 95 °C for 2 min, 3 cycles.', ['3 × [hold 300, hold 120]']],
  ])('%s', (text, meant) => expect(read(text, 'en')).toEqual(meant));

  // Without a word for it, only where it cannot be meant of the last step alone.
  it.each<[text: string, meant: string[]]>([
    ['A1に水を50 µL加え、5秒待ち、50 µL除く、3回。', ['3 × [dispense 50, wait 5, remove 50]']],
    ['A1から50 µL除き、A1に水を50 µL加え、5秒待つ、3回。', ['3 × [remove 50, dispense 50, wait 5]']],
    ['A1から50 µL除き、A1に水を50 µL加える、3回。', ['', 'ambiguous repeat: 3回']],
    ['A1からB1へ5 µL移し、B1から5 µL捨てる、3回。', ['', 'ambiguous repeat: 3回']],
    ['5秒待つ、3回。', ['', 'ambiguous repeat: 3回']],
  ])('%s', (text, meant) => expect(read(text, 'ja')).toEqual(meant));

  // Of each sentence its steps, and its words with the step that they tell of.
  it.each<[text: string, told: string[]]>([
    [
      'Wait 5 s, wait 6 s. Do this 3 times.',
      ['0.0 0.1: Wait 0.0, 5 s 0.0, wait 0.1, 6 s 0.1', '0: Do this 3 times 0'],
    ],
    [
      'Wait 1 s. Repeat the following 2 times: wait 5 s. Wait 6 s, wait 7 s, do this 3 times. Wait 2 s. End of repeat. Wait 3 s.',
      [
        '0: Wait 0, 1 s 0',
        '1: Repeat the following 2 times 1',
        '1.0: wait 1.0, 5 s 1.0',
        '1.1 1.1.0 1.1.1: Wait 1.1.0, 6 s 1.1.0, wait 1.1.1, 7 s 1.1.1, do this 3 times 1.1',
        '1.2: Wait 1.2, 2 s 1.2',
        ': ',
        '2: Wait 2, 3 s 2',
      ],
    ],
    [
      'Repeat the following 2 times: wait 5 s. Do this 3 times. End of repeat.',
      ['0: Repeat the following 2 times 0', '0.0.0: wait 0.0.0, 5 s 0.0.0', '0.0: Do this 3 times 0.0', ': '],
    ],
  ])('words keep their step: %s', (text, told) => {
    const { sentences, understood } = understand(text, 'en');
    expect(understood).toBe(true);
    expect(
      sentences.map(({ paths, slots }) => {
        const words = slots.map(({ start, end, path }) => `${text.slice(start, end)} ${path.join('.')}`);
        return `${paths.map((path) => path.join('.')).join(' ')}: ${words.join(', ')}`;
      }),
    ).toEqual(told);
  });

  it('how often is a value of the repeat, and of that nothing is assumed', () => {
    const [first, again] = understand('Add 50 µL of water to A1, wait 5 s. Do this 3 times.', 'en').sentences;
    expect([first?.assumed, again?.assumed]).toEqual([['tips'], []]);
    expect(again?.slots).toEqual([{ kind: 'verb', field: 'times', path: [0], start: 36, end: 51 }]);
  });

  it('what is refused before them stays before the repeat', () =>
    expect(blocksOf(understand('Add 50 µL. Wait 5 s. Do this 3 times.', 'en'))).toEqual([
      { do: 'gap', text: 'Add 50 µL.' },
      { do: 'repeat', times: 3, steps: [{ do: 'wait', seconds: 5 }] },
    ]));
});
