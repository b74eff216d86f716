/** What may mean two things is refused: what words such as them, all of it and the same volume point to. */
import type { Locale } from '@/lib/i18n/locales';
import { understand } from '@/lib/protocol/understand';
import { localeOf } from './refusals';

const refusedSentence = (text: string, locale: Locale) =>
  understand(text, locale).sentences.findIndex(({ issue }) => issue);

describe('refused in a sentence that points to more than one', () => {
  it.each<[text: string, locale: Locale, sentence: number]>([
    // Them, and these: of the last place alone?
    [
      'Add 50 µL of water to column 1. Add 50 µL of PBS to column 2. Remove 20 µL from these columns.',
      'en',
      2,
    ],
    ['Add 50 µL of water to A1. Add 50 µL of PBS to B1. Remove 20 µL from them.', 'en', 2],
    ['A1 contains 50 µL of water. B1 contains 50 µL of dye. Mix them 3 times with 20 µL.', 'en', 2],
    ['A1 contains 50 µL of water and B1 contains 50 µL of dye. Bring them up to 200 µL with PBS.', 'en', 1],
    ['Transfer 50 µL from column 1 to column 2. Mix them 3 times with 20 µL.', 'en', 1],
    ['Transfer 50 µL from column 1 to column 2. Add 50 µL of PBS to the same columns.', 'en', 1],
    ['1列に水を50 µL加える。2列にPBSを50 µL加える。それらを50 µLで3回混ぜる。', 'ja', 2],
    ['1列に水を50 µL加える。2列にPBSを50 µL加える。それらのウェルに色素を20 µL加える。', 'ja', 2],
    ['1列から2列に50 µL移す。それらを20 µLで3回混ぜる。', 'ja', 1],
    // Everything: of all that were filled?
    [
      'Columns 1-6 contain 100 µL of medium and columns 7-12 contain 50 µL of PBS. Discard everything.',
      'en',
      1,
    ],
    ['Add 50 µL of PBS to A1. Add 20 µL of dye to B1. Remove everything.', 'en', 2],
    ['A1 contains 50 µL of water and B1 contains 50 µL of dye. Top up to 200 µL with PBS.', 'en', 1],
    ['1〜6列には培地が100 µL、7〜12列には培地が50 µL入っている。すべて捨てる。', 'ja', 1],
    // The same volume: as in A1, or as was taken out of it?
    ['Add 100 µL of PBS to A1. Remove 20 µL from A1. Add the same volume of PBS to B1.', 'en', 2],
    ['1列に水を50 µL加え、30 µL捨てる。2列に同量の水を加える。', 'ja', 1],
    [
      'Column 1 contains 100 µL of water. Column 2 contains 50 µL of dye. Add an equal volume of PBS to column 1.',
      'en',
      2,
    ],
    [
      'A1 contains 50 µL of water. Fill A1 up to 200 µL with water. Add the same volume of dye to B1.',
      'en',
      2,
    ],
    ['Distribute 800 µL of PBS evenly to column 1. Add the same volume of dye to column 2.', 'en', 1],
    [
      'Make a 1:10 serial dilution from A1 to A6 in PBS, moving 10 µL each time. Add the same volume of dye to B1.',
      'en',
      1,
    ],
    // Before A1 is filled, something is done to it: to A1, or to what was before?
    ['Add 20 µL of dye to B1. Before adding 50 µL of PBS to A1, remove 20 µL from it.', 'en', 1],
    ['Add 20 µL of dye to B1. Before adding 50 µL of PBS to A1, remove the same volume from it.', 'en', 1],
    // The same tip: that of the step before?
    ['Add 50 µL of PBS to A1. Add 20 µL of dye to B1 with the same tip.', 'en', 1],
    ['Transfer 50 µL from A1 to B1 and mix 3 times with 20 µL using the same tip.', 'en', 0],
    ['Add 50 µL of PBS to A1 and mix 3 times with 20 µL without changing tips.', 'en', 0],
    // What was taken is given elsewhere: is it not discarded?
    ['Remove 50 µL of supernatant from A1 and add 30 µL of supernatant to B1.', 'en', 0],
    ['Remove 50 µL of supernatant from A1. Add 50 µL of supernatant to B1.', 'en', 1],
    ['Aspirate 100 µL from A1. Dispense 50 µL of sample into B1.', 'en', 1],
    ['A1から上清を50 µL除き、B1に上清を50 µL加える。', 'ja', 0],
    // What is left, or was moved before, is no volume of a mixing or a series.
    ['Add 50 µL of PBS to A1. Mix A1 3 times with all but 5 µL.', 'en', 1],
    ['Make a 1:2 serial dilution from A1 to A4 in buffer, leaving 20 µL.', 'en', 0],
    // A plate that a repeat names is one more plate.
    ['Wash A1 of plate 2 twice: add 10 µL of PBS, remove 10 µL. Add 5 µL of dye to B1.', 'en', 1],
    ['Add 10 µL of PBS to column 1, add 20 µL of PBS to column 2, use the same tips.', 'en', 0],
    ['Aspirate 50 µL of water from A1. Dispense the same volume of water into B1.', 'en', 1],
    ['A1 holds 50 µL of dye. Aspirate all of it. Dispense 50 µL of dye into B1.', 'en', 2],
    // A step by its name is not the sentence that it is in.
    [
      'Add 100 µL of sample to column 1, wait 5 min, and remove 100 µL from column 1. Repeat the removal step 2 more times.',
      'en',
      1,
    ],
    // How often a series is made, or how often it is mixed?
    ['Make a 1:2 serial dilution from A1 to A6 twice, moving 50 µL each time.', 'en', 0],
    ['Make a 1:2 serial dilution from A1 to A6, moving 50 µL twice.', 'en', 0],
    ['Shake at 500 rpm for 1 min, 30 s rest.', 'en', 0],
    // Eight portions, or eight in every well?
    ['Dispense 8 x 50 µL of PBS to column 1.', 'en', 0],
    ['Add 50 µL of PBS backward to columns 1-3.', 'en', 0],
    ['Add 50 µL of sample to columns 1-10, and columns 11 and 12 as blanks.', 'en', 0],
    ['Add 50 µL of sample to A1-G1 and H1 as blank.', 'en', 0],
    // And finally: after all rounds, or in each of them?
    [
      'Repeat 3 times: add 50 µL of PBS to A1, remove 50 µL from A1, and finally add 20 µL of dye to A1.',
      'en',
      0,
    ],
    ['次を3回繰り返す：A1に水を50 µL加え、50 µL捨て、最後にA1に色素を20 µL加える。', 'ja', 0],
    // What is changed is taken out first, and as much as is said.
    ['Change the medium in column 1: add 100 µL of fresh medium.', 'en', 0],
    ['Replace 50 µL of the medium in column 1: remove 80 µL, add 80 µL of PBS.', 'en', 0],
    ['Add 50 µL of water to outer wells A1-H12.', 'en', 0],
    ['Add 50 µL of water to the inner wells 2-11.', 'en', 0],
    // A raised figure is a footnote or a power.
    ['Add 50 µL of PBS to A1¹.', 'en', 0],
    ['Add 50 µL of PBS to columns 1² and 3.', 'en', 0],
    ['Add 10³ µL of PBS to A1.', 'en', 0],
    ['A1に水を50¹ µL加える。', 'ja', 0],
    ['Wait 5½ min.', 'en', 0],
  ])('%s', (text, locale, sentence) => expect(refusedSentence(text, locale)).toBe(sentence));
});

describe('understood where it points to one', () => {
  it.each<[text: string, locale: Locale]>([
    [
      'Add 50 µL of water to columns 1-3. Add 50 µL of PBS to columns 1-3. Mix them 3 times with 20 µL.',
      'en',
    ],
    ['Add 50 µL of water to columns 1-3. Remove 20 µL from these columns.', 'en'],
    ['1〜3列に水を50 µL加える。それらを20 µLで3回混ぜる。', 'ja'],
    ['Add 100 µL of PBS to A1. Remove 20 µL from A1. Add the same volume of dye to A1.', 'en'],
    ['A1 contains 50 µL of water. Add 20 µL of PBS to A1. Discard everything.', 'en'],
    ['Before adding 50 µL of PBS to A1, remove 20 µL from A1.', 'en'],
    ['Add 20 µL of dye to columns 1-3 with the same tips.', 'en'],
    ['Add 20 µL of dye to B1 with one tip.', 'en'],
    ['Remove 50 µL of medium from A1 and add 50 µL of medium to A1.', 'en'],
    ['Aspirate 50 µL from A1, dispense 50 µL of PBS into A1.', 'en'],
    ['Add 10 µL of PBS to B1. Mix A1 3 times with the same volume.', 'en'],
    ['Add 50 µL of "buffer A" to A1 and 50 µL of "sol. X" to B1.', 'en'],
    ['Repeat 3 times: add 50 µL of PBS to A1, remove 50 µL from A1.', 'en'],
    ['Replace 50 µL of the medium in column 1: remove 50 µL, add 50 µL of PBS.', 'en'],
    ['Add 50 µL of water to the inner wells B2-G11.', 'en'],
    ['Add 50 µL of Ca²⁺ buffer to A1.', 'en'],
    ['Transfer 50 µL from column 1 to columns 2-4.', 'en'],
  ])('%s', (text, locale) => expect(refusedSentence(text, locale)).toBe(-1));
});

describe('says which words may mean two things', () => {
  it.each<[text: string, refused: string]>([
    ['Add 50 µL of water to A1. Add 50 µL of PBS to B1. Remove 20 µL from them.', 'wells: them'],
    [
      'Column 1 contains 100 µL of water. Column 2 contains 50 µL of dye. Add an equal volume of PBS to column 1.',
      'volume: an equal volume of PBS',
    ],
    [
      'Add 50 µL of PBS to A1. Add 20 µL of PBS to B1 and 30 µL of PBS to A2. Mix A1 3 times with the same volume.',
      'volume: the same volume',
    ],
    ['Add 5 µL of PBS to A1. Add 5 µL of dye to each well.', 'wells: each well'],
    [
      'Draw up 20 µL from A1 and dispense it into B1 to B6.',
      ': Draw up 20 µL from A1 and dispense it into B1 to B6',
    ],
    ['Mix A1 3 times with 20 µL. Add 5 µL of vitamin D3 to column 1.', ': vitamin D3'],
    ['Add 50 µL of sample to columns 1-10, and columns 11 and 12 as blanks.', ': columns 11 and 12'],
    ['Add 50 µL of PBS to columns 1-11, column 12 (blank).', ': column 12'],
    ['Add 50 µL of PBS to A1 (B1).', ': B1'],
    ['Dispense 8 x 50 µL of PBS to column 1.', ': 8 x'],
    ['40 cycles: 95 °C for 15 s, finally 72 °C for 5 min.', ': 72 °C for 5 min'],
    ['Make a 1:2 serial dilution from A1 to A6 twice, moving 50 µL each time.', ': twice'],
    ['Incubate on a shaker for 30 min.', 'speed: Incubate on a shaker for 30 min'],
    ['Wash column 1 three times with 200 µL of PBS.', ': Wash column 1 three times with'],
    ['Add 50 µL of PBS to A1, after waiting 5 min.', ': waiting 5 min'],
    ['95℃で5分加熱した試料を10 µL A1に加える。', ': 95℃で5分加熱した'],
    ['1列に水を50 µL加える。2列にPBSを50 µL加える。それらを50 µLで3回混ぜる。', 'wells: それら'],
    ['1列を3回洗浄：200 µL捨て、PBSを200 µL加え、TMBを50 µL加える。', ': 1列を3回洗浄'],
    ['5分待ち、A1から10 µL捨てる（二回）。', ': 二回'],
    ['5分待つ。\nＡ1に水を50 µL加え、50 µL捨てる（×3）。', ': ×3'],
  ])('%s', (text, refused) => {
    const words = understand(text, localeOf(text)).sentences.flatMap(({ issue }) =>
      issue ? [`${issue.reason} ${issue.hints}: ${text.slice(issue.start, issue.end)}`] : [],
    );
    expect(words).toEqual([`ambiguous ${refused}`]);
  });
  it('but words behind them that cannot be read are refused first', () => {
    const text = 'Add 50 µL of PBS to columns 1-11, column 12 as blank, gently.';
    const [issue] = understand(text, 'en').sentences.flatMap((sentence) => sentence.issue ?? []);
    expect([issue?.reason, text.slice(issue?.start, issue?.end)]).toEqual(['unknown', 'gently']);
  });
});
