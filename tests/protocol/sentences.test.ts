/** Where a sentence ends, what it is read as however it is typed, and which of its words are shown as not understood. */
import { sentencesOf } from '@/lib/protocol/sentences';
import { understand } from '@/lib/protocol/understand';
import { refusals } from './refusals';

describe('where a sentence ends', () => {
  const ends = (text: string, most = 9) => sentencesOf(text, most).map((one) => one.text);

  it.each<[text: string, sentences: string[]]>([
    // A name in quotation marks may begin the sentence, or be all that stands before its end.
    ['「sol. X」をA1に50 µL加える。5秒待つ。', ['「sol. X」をA1に50 µL加える。', '5秒待つ。']],
    ['Add 50 µL of “sol. X”. Wait 5 s.', ['Add 50 µL of “sol. X”.', 'Wait 5 s.']],
    // What is not closed on its line is no quotation.
    ['Add “sol. X\nAdd 50 µL of “PBS” to A1.', ['Add “sol.', 'X', 'Add 50 µL of “PBS” to A1.']],
    // Only a stop can belong to an abbreviation.
    ['Mix 50 µL ea; wait 5 s.', ['Mix 50 µL ea;', 'wait 5 s.']],
    ['A1: std\nWait 5 s.', ['A1: std', 'Wait 5 s.']],
    ['Mix 50 µL ea. of A1. Wait 5 s.', ['Mix 50 µL ea. of A1.', 'Wait 5 s.']],
    [' . Wait 5 s. ', ['Wait 5 s.']],
    // The number of a list is no part of an amount; without a list it is.
    ['1．水を加える\n2．5分待つ', ['1．水を加える', '5分待つ']],
    ['１．５分待つ\n２．水を加える', ['５分待つ', '２．水を加える']],
    [' 1.水を加える\n\n 2.5分待つ\n1.5分待つ', ['1.水を加える', '5分待つ', '1.5分待つ']],
    ['2.水を加える\n3.5分待つ', ['2.水を加える', '5分待つ']],
    // What stands between them without a number ends the list.
    ['1.水を加える\n残す\n2.5分待つ', ['1.水を加える', '残す', '2.5分待つ']],
    ['1.5分待つ\n2.5分待つ', ['1.5分待つ', '2.5分待つ']],
    ['水を加える\n2．5分待つ', ['水を加える', '2．5分待つ']],
    ['1. Mix\n2.5 minutes later', ['1. Mix', '2.5 minutes later']],
    // What tells nothing of the sentences stands between them.
    ['ELISA\nWait 5 s. Thanks :)\n\nBlocking\nWait 6 s.', ['Wait 5 s.', 'Wait 6 s.']],
    ['【反応】水を加える。\n以上です。', ['水を加える。', '以上です。']],
  ])('%s', (text, sentences) => expect(ends(text)).toEqual(sentences));

  it.each<[most: number, sentences: string[]]>([
    [1, ['Wait.']],
    [2, ['Wait.', 'Mix.']],
    [4, ['Wait.', 'Mix.', 'Stop.']],
  ])('no more than %d of them are taken', (most, sentences) =>
    expect(ends('Wait. Mix. Stop.', most)).toEqual(sentences),
  );
});

it.each<[text: string, words: string[], liquid: string]>([
  // More spaces than one, and a sign that stands for two letters, move what follows.
  ['Add  50 µL of   My Dye  to  A1', ['Add', '50 µL', 'My Dye', 'A1'], 'My Dye'],
  ['Add 50㎕ of “My Dye” to Ａ１', ['Add', '50㎕', '“My Dye”', 'Ａ１'], 'My Dye'],
])('%s: the words are those that were typed', (text, words, liquid) => {
  const { sentences } = understand(text, 'en');
  expect(sentences.flatMap(({ slots }) => slots.map(({ start, end }) => text.slice(start, end)))).toEqual(
    words,
  );
  expect(sentences[0]?.steps[0]).toMatchObject({ volume: 50, liquid, at: { wells: ['A1'] } });
});

describe('the words that are not understood', () => {
  const places = (text: string, locale: 'en' | 'ja' = 'en') =>
    understand(text, locale).sentences.flatMap(({ issue }) =>
      issue ? [[issue.start, text.slice(issue.start, issue.end)]] : [],
    );

  it.each<[text: string, place: number, words: string]>([
    // The first of them, up to a sign.
    ['Sing and dance all night', 0, 'Sing and dance all'],
    ['Wait 5 s. Sing', 10, 'Sing'],
    ['Add 50 µL of water to foo,bar.', 22, 'foo'],
    ['Mix A1,, 5 times with 20 µL.', 7, ','],
    ['Add  50 µL of   water  to  foo', 27, 'foo'],
    // Where something is missing at the end, the last word.
    ['Add 50 µL of water to', 19, 'to'],
    ['Mix A1 3 times with', 15, 'with'],
    ['56 °C,', 3, '°C'],
    ['D1,D3,D5', 6, 'D5'],
  ])('%s', (text, place, words) => expect(places(text)).toEqual([[place, words]]));

  it('no space is shown as not understood', () =>
    expect(places('プレートは37℃の  歌う。', 'ja')).toEqual([[11, '歌う']]));
});

describe('a long sentence', () => {
  const long = (letters: number) => {
    const text = `${'wait 10 seconds, '.repeat(86)}add 5 µL of “” to A1.`;
    return text.replace('“', `“${'x'.repeat(letters - text.length)}`);
  };
  it('is read up to 1500 letters', () => {
    expect(long(1500)).toHaveLength(1500);
    expect(understand(long(1500), 'en').understood).toBe(true);
    expect(understand(long(1501), 'en')).toMatchObject({ understood: false, protocol: { steps: [] } });
  });
  it('is refused where reading stops', () =>
    expect(refusals(long(1520))).toEqual([`unknown step: ${'x'.repeat(12)}” to A1`]));
});
