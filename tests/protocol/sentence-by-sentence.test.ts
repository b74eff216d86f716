/** What a sentence is read as because of those before and behind it, and what it tells of itself. */
import type { Locale } from '@/lib/i18n/locales';
import { stepOf } from '@/lib/protocol/frame';
import { LIMITS } from '@/lib/protocol/model';
import type { Said } from '@/lib/protocol/said';
import { readSentence, sentencesOf } from '@/lib/protocol/sentences';
import { MAX_TEXT } from '@/lib/protocol/state';
import { understand } from '@/lib/protocol/understand';

/** The place of each refusal in a text, with its reason and what could be said there. */
const places = (text: string, locale: Locale = 'en') =>
  understand(text, locale).sentences.flatMap(({ issue }) =>
    issue ? [`${issue.start}-${issue.end} ${issue.reason} ${issue.hints}`] : [],
  );

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

it('where a repeat has no end, so is its place told, before the sentence in it that is not understood', () =>
  expect(places('Wait 1 s. Repeat 2 times: xyz.')).toEqual([
    '10-24 no-end end',
    expect.stringMatching(/^26-29 /),
  ]));

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

it('words tell where something is taken from, where it goes, and with which tips', () => {
  const text = 'Transfer 10 µL from A1 into B1 with one tip.';
  const slots = understand(text, 'en').sentences.flatMap((one) => one.slots);
  expect(slots.map(({ field, start, end }) => [field, text.slice(start, end)])).toEqual([
    [undefined, 'Transfer'],
    ['volume', '10 µL'],
    ['from', 'A1'],
    ['at', 'B1'],
    ['tips', 'one tip'],
  ]);
});

it('what follows without being said has no words', () => {
  const text = 'Shake plate 1 at 500 rpm at 37 °C for 5 min.';
  const slots = understand(text, 'en').sentences.flatMap((one) => one.slots);
  const words = slots.map(({ start, end }) => text.slice(start, end));
  expect(words).toEqual(['Shake', 'plate 1', 'at 500 rpm', 'at 37 °C', 'for 5 min']);
});

it('how often a repeat is done is told by its own words, and nothing is assumed', () => {
  const [sentence] = understand('Repeat the following 99 times: wait 5 s. End of repeat.', 'en').sentences;
  expect(sentence).toMatchObject({
    steps: [{ do: 'repeat', times: 99 }],
    slots: [{ kind: 'verb', field: 'times', path: [0], start: 0, end: 29 }],
    assumed: [[]],
  });
});

it('tips that are told later are assumed no longer, those of other steps still', () => {
  const { sentences } = understand(
    'Add 50 µL of water to column 1. Add 20 µL of PBS to column 2. Change tips for each column.',
    'en',
  );
  expect(sentences.map(({ assumed }) => assumed.flat())).toEqual([['tips'], [], []]);
});

it('a volume that is left tells nothing where nobody knows what is there', () => {
  const [sentence] = sentencesOf('Remove all but 20 µL from A1.', 1);
  const [clause] = (sentence && readSentence(sentence, 'en').clauses) ?? [];
  expect(() => stepOf(clause as Said, { plates: false })).toThrow('nothing-before');
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
