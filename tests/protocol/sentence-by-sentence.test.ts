/** What a sentence is read as because of those before and behind it, and what it tells of itself. */
import type { Locale } from '@/lib/i18n/locales';
import { LIMITS } from '@/lib/protocol/model';
import { MAX_TEXT } from '@/lib/protocol/state';
import { understand } from '@/lib/protocol/understand';
import { refusals } from './refusals';

/** The place of each refusal in a text, with its reason and what could be said there. */
const places = (text: string, locale: Locale = 'en') =>
  understand(text, locale).sentences.flatMap(({ issue }) =>
    issue ? [`${issue.start}-${issue.end} ${issue.reason} ${issue.hints}`] : [],
  );
const verbs = (text: string) => understand(text, 'en').protocol.steps.map((step) => step.do);

describe('room temperature while a plate is heated', () => {
  it.each<[locale: Locale, text: string, refused: string[]]>([
    ['en', 'Incubate at 37 °C. Wait 5 min at room temperature.', ['33-49 unfit temperature']],
    // It is heated through other steps, and in a repeat.
    ['en', 'Incubate at 37 °C. Shake at 500 rpm for 1 min. Wait 5 min at RT.', ['61-63 unfit temperature']],
    [
      'en',
      'Repeat 2 times: incubate at 37 °C. Wait 5 min at RT. End of repeat.',
      ['49-51 unfit temperature'],
    ],
    ['en', 'Incubate at 37 °C for 5 min. Wait 5 min at RT.', []],
    // In the name of a liquid it is none; before and behind one it is.
    ['en', 'Incubate at 37 °C. Add 50 µL of “RT buffer” to A1.', []],
    ['ja', '37℃で保温する。室温水をA1に50 µL加える。', []],
    ['en', 'Incubate at 37 °C. Add 50 µL of “RT buffer” to A1 at RT.', ['53-55 unfit temperature']],
    ['ja', '37℃で保温する。室温で、A1に水を50 µL加える。', ['9-11 unfit temperature']],
  ])('in %s: %s', (locale, text, refused) => expect(places(text, locale)).toEqual(refused));
});

describe('a repeat without an end', () => {
  it.each<[text: string, refused: string[]]>([
    // Of the one sentence on its line, at the end of the text, it needs none.
    ['Repeat 2 times: wait 2 s.', []],
    ['Wait 1 s.\nRepeat 2 times: wait 2 s.', []],
    ['Wait 1 s. Repeat 2 times:\nwait 2 s.', ['no-end end: Repeat 2 times']],
    ['Repeat 2 times: wait 2 s. Wait 3 s.', ['no-end end: Repeat 2 times']],
    [
      'Repeat 2 times: repeat 3 times: wait 2 s.',
      ['no-end end: Repeat 2 times', 'no-end end: repeat 3 times'],
    ],
  ])('%s', (text, refused) => expect(refusals(text)).toEqual(refused));

  it('it needs one where that sentence is not understood', () =>
    expect(places('Wait 1 s. Repeat 2 times: xyz.')).toEqual([
      '10-24 no-end end',
      expect.stringMatching(/^26-29 /),
    ]));
});

describe('the volume of a dilution', () => {
  const DILUTION = 'Make a 1:2 serial dilution from A1 to A4';
  it.each<[rest: string, steps: string[], refused: string[]]>([
    [' in buffer. Move 50 µL each time.', ['dilute'], []],
    // What comes next is another step, and not its volume.
    [' in buffer. Transfer 50 µL from A5 to B1.', ['transfer'], ['missing volume: Make a']],
    [' in buffer. Move 900 mL each time.', [], ['missing volume: Make a', 'limit volume: 900 mL']],
    // It moves as much as it meets: what contradicts it is what is said last.
    [
      ' with 50 µL of buffer in each well. Move 30 µL each time.',
      ['dilute'],
      ['unfit volume: Move 30 µL each time'],
    ],
  ])(`${DILUTION}%s`, (rest, steps, refused) => {
    expect(verbs(DILUTION + rest)).toEqual(steps);
    expect(refusals(DILUTION + rest)).toEqual(refused);
  });
});

it.each<[text: string, refused: string[]]>([
  ['Shake plate 1 at 500 rpm for 1 min. Add 50 µL of water to A1.', []],
  ['Shake plate 2 at 500 rpm for 1 min. Add 50 µL of water to A1.', ['which-plate plate: A1']],
  ['Add 50 µL of water to A1. Shake plate 2 at 500 rpm for 1 min.', ['which-plate plate: A1']],
])('%s: a plate is named where the text speaks of several', (text, refused) =>
  expect(refusals(text)).toEqual(refused),
);

it('a sentence has its steps, and the words that became them, up to its end', () => {
  const text = 'Wait 1 s. Repeat 2 times: mix A1 once with 5 µL';
  const sentences = understand(text, 'en').sentences.map(({ steps, slots }) => [
    steps.map((step) => step.do),
    slots.map(({ start, end }) => text.slice(start, end)),
  ]);
  expect(sentences).toEqual([
    [['wait'], ['Wait', '1 s']],
    [['repeat'], ['Repeat 2 times']],
    [['mix'], ['mix', 'A1', 'once', '5 µL']],
  ]);
});

it('a text is understood once in each language', () => {
  const text = 'Wait 5 s.';
  const english = understand(text, 'en');
  expect(understand(text, 'en')).toBe(english);
  expect(understand(text, 'ja').understood).toBe(false);
  expect(understand(text, 'en')).toEqual(english);
});

describe('the text beyond what is read', () => {
  it('is refused as a whole, from its first word', () => {
    const text = `${'Wait 1 s.'.padEnd(MAX_TEXT + 2)}Wait 2 s. Wait 3 s.`;
    const { protocol, sentences } = understand(text, 'en');
    expect(protocol.steps).toEqual([{ do: 'wait', seconds: 1 }]);
    const start = MAX_TEXT + 2;
    expect(sentences.slice(1)).toEqual([
      {
        start,
        end: text.length,
        text: 'Wait 2 s. Wait 3 s.',
        at: [1],
        steps: [],
        paths: [],
        slots: [],
        assumed: [],
        issue: { reason: 'limit', start, end: start + 'Wait 2 s'.length, hints: ['step'] },
      },
    ]);
  });
  it('may be blank', () =>
    expect(understand('Wait 1 s.'.padEnd(LIMITS.steps * 2000), 'en')).toMatchObject({
      understood: true,
      sentences: [{ end: 9 }],
    }));
});
