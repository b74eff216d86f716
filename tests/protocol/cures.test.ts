import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { cured, cures, isInName } from '@/lib/protocol/cures';
import { understand } from '@/lib/protocol/understand';
import { corpus } from './corpus';

/** What the cures of the first refused sentence of a text lead to. */
const offered = (text: string, locale: Locale) => {
  const sentence = understand(text, locale).sentences.find(({ issue }) => issue);
  return sentence ? cures(text, sentence, locale).map((cure) => cured(text, cure)) : [];
};

describe('what is refused has a cure where there is an obvious one', () => {
  it.each<[text: string, ...instead: string[]]>([
    ['Add about 50 µL of PBS to A1.', 'Add 50 µL of PBS to A1.'],
    ['Incubate for at least 30 minutes.', 'Incubate for 30 minutes.'],
    ['Add 5–10 µL of PBS to A1.', 'Add 5 µL of PBS to A1.', 'Add 10 µL of PBS to A1.'],
    ['Add 20 or 25 µL of PBS to A1.', 'Add 20 µL of PBS to A1.', 'Add 25 µL of PBS to A1.'],
    ['Remove between 80 and 90 µL from A1.', 'Remove 80 µL from A1.', 'Remove 90 µL from A1.'],
    ['Add 50 µL of PBS or TBS to A1.', 'Add 50 µL of PBS to A1.', 'Add 50 µL of TBS to A1.'],
    [
      'Add 50 µL of PBS to either column 1 or column 2.',
      'Add 50 µL of PBS to column 1.',
      'Add 50 µL of PBS to column 2.',
    ],
    ['Add 1,5 µL of PBS to A1.', 'Add 1.5 µL of PBS to A1.'],
    // Rows have letters, columns numbers.
    ['Add 50 µL of PBS to columns A–C.', 'Add 50 µL of PBS to rows A–C.'],
    ['Add 50 µL of PBS to row 3.', 'Add 50 µL of PBS to column 3.'],
    ['Add 1.500 µL of PBS to A1.', 'Add 1500 µL of PBS to A1.', 'Add 1.5 µL of PBS to A1.'],
    ['Add 50 of PBS to A1.', 'Add 50 µL of PBS to A1.'],
    ['Add 50 µL of PBS to c1.', 'Add 50 µL of PBS to column 1.', 'Add 50 µL of PBS to C1.'],
    ['Add 50 µL of PBS gently to A1.', 'Add 50 µL of PBS to A1.'],
    ['Add 50 µL of PBS to A1 if necessary.', 'Add 50 µL of PBS to A1.'],
    ['Optionally, add 50 µL of PBS to A1.', 'add 50 µL of PBS to A1.'],
    ['Incubate at 37 °C overnight.', 'Incubate at 37 °C for 16 hours.'],
    [
      'Wash column 1 three times with 200 µL of PBS.',
      'Add 200 µL of PBS to column 1, remove 200 µL; do this three times.',
    ],
    [
      'Repeat the following 2 times: wait 5 s. Wait 9 s.',
      'Repeat the following 2 times: wait 5 s. Wait 9 s.\nEnd of repeat.',
    ],
    ['Do not add about 50 µL of PBS to A1.'],
    ['Add some PBS to A1.'],
  ])('%s', (text, ...instead) => expect(offered(text, 'en')).toEqual(instead));

  it.each<[text: string, ...instead: string[]]>([
    ['A1に水を約50 µL加える。', 'A1に水を50 µL加える。'],
    ['A1に水を50 µLくらい加える。', 'A1に水を50 µL加える。'],
    ['30分以上待つ。', '30分待つ。'],
    ['A1を50 µLで5〜10回混ぜる。', 'A1を50 µLで5回混ぜる。', 'A1を50 µLで10回混ぜる。'],
    ['A1に水を50加える。', 'A1に水を50 µL加える。'],
    ['1列か2列に水を50 µL加える。', '1列に水を50 µL加える。', '2列に水を50 µL加える。'],
    ['A〜C列に水を50 µLずつ加える。', 'A〜C行に水を50 µLずつ加える。'],
    ['3行目に水を50 µLずつ加える。', '3列目に水を50 µLずつ加える。'],
    ['必要に応じてA1に水を50 µL加える。', 'A1に水を50 µL加える。'],
    ['A1から50 µLを静かに捨てる。', 'A1から50 µLを捨てる。'],
    ['37 °Cで一晩静置する。', '37 °Cで16時間静置する。'],
    ['1列をPBS 200 µLで3回洗浄する。', '1列にPBSを200 µL加え、200 µL除く操作を3回行う。'],
    ['A1に水を約50 µL加えない。'],
  ])('%s', (text, ...instead) => expect(offered(text, 'ja')).toEqual(instead));
});

it('an alternative leaves what stands before it', () =>
  expect(offered('A1に水を20 µL加える。B1を4か50 µLで20回混ぜる。', 'ja')).toEqual([
    'A1に水を20 µL加える。B1を4 µLで20回混ぜる。',
    'A1に水を20 µL加える。B1を50 µLで20回混ぜる。',
  ]));

describe('what a cure is tried on', () => {
  it.each<[text: string, locale: Locale, ...instead: string[]]>([
    // A sentence behind others, and one that is refused for something else behind the cure.
    ['Wait 5 s. Add about 50 µL of PBS to A1.', 'en', 'Wait 5 s. Add 50 µL of PBS to A1.'],
    ['Wait 5 s. Add about 50 µL of PBS to A1 for fun.', 'en', 'Wait 5 s. Add 50 µL of PBS to A1 for fun.'],
    ['Sing. Add about 50 µL of PBS to A1.', 'en'],
    ['Add 50 µL of PBS to A1 for fun, gently.', 'en'],
    // The unit as it was written.
    ['Incubate for 5-10min.', 'en', 'Incubate for 5min.', 'Incubate for 10min.'],
    ['Add 1.5 to 2.5  µL of PBS to A1.', 'en', 'Add 1.5  µL of PBS to A1.', 'Add 2.5  µL of PBS to A1.'],
    // Nothing is left of a sentence.
    ['Wait 5 s. Gently.', 'en', 'Wait 5 s. .'],
    ['適宜。', 'ja', '。'],
    // A verb that is not known does not become the name of a liquid.
    ['Stop 50 µL col 1 gently', 'en'],
    // Three of the four that c1-c3 may be.
    [
      'Add 50 µL of PBS to c1-c3 and c5.',
      'en',
      'Add 50 µL of PBS to columns 1–3 and c5.',
      'Add 50 µL of PBS to C1–C3 and c5.',
      'Add 50 µL of PBS to column 1-c3 and c5.',
    ],
    [
      'Add 50 µL of PBS to column 1 of plate 2. Add 50 µL of PBS to column 1.',
      'en',
      'Add 50 µL of PBS to column 1 of plate 2. Add 50 µL of PBS to column 1 of plate 1.',
    ],
    [
      'プレート2の1列に水を50 µL加える。1列に水を50 µL加える。',
      'ja',
      'プレート2の1列に水を50 µL加える。プレート1の1列に水を50 µL加える。',
    ],
  ])('%s', (text, locale, ...instead) => expect(offered(text, locale)).toEqual(instead));

  it('the end of a repeat is offered where it begins, and not for what is refused in it', () => {
    const text = 'Repeat the following 2 times:\nWait 5 s.\nSing.';
    const [begins, , sings] = understand(text, 'en').sentences;
    expect(begins && cures(text, begins, 'en').map((cure) => cured(text, cure))).toEqual([
      `${text}\nEnd of repeat.`,
    ]);
    expect(sings && cures(text, sings, 'en')).toEqual([]);
  });

  it('what is understood has none', () => {
    const [sentence] = understand('Wait 5 s.', 'en').sentences;
    expect(sentence && cures('Wait 5 s.', sentence, 'en')).toEqual([]);
  });

  it('a name reaches from its first letter to its last', () => {
    const text = 'Add 50 µL of PBS to A1.';
    const [sentence] = understand(text, 'en').sentences;
    const letters = [...text].map((_, at) => at).filter((at) => sentence && isInName(sentence, at));
    expect(letters.map((at) => text[at]).join('')).toBe('PBS');
  });
});

describe('washing is offered only where nothing that was said is lost', () => {
  it.each<[text: string, ...instead: string[]]>([
    ['Wash plate 2 three times with 200 µL of PBS.'],
    ['Wash A2 with 200 µL of PBS.'],
    ['Wash wells A1 and B1 with 200 µL of PBS.', 'Add 200 µL of PBS to wells A1 and B1, remove 200 µL.'],
    ['Wash row A and row B with 200 µL of PBS.'],
    ['Wash all wells except column 1 with 200 µL of PBS.'],
    ['Wash column 1 with 200 µL of PBS for five minutes.'],
    [
      'Wash column 1 with 200 µL of PBS four times.',
      'Add 200 µL of PBS to column 1, remove 200 µL; do this four times.',
    ],
    ['Wash column 1 with 200 µL of PBS and 100 µL of water.'],
    ['Carefully wash column 1 with 200 µL of PBS.'],
    ['- Then wash column 1 with 200 µL of PBS.', 'Add 200 µL of PBS to column 1, remove 200 µL.'],
    [
      'Rinse the wells 3x with 200 µL/well of wash buffer.',
      'Add 200 µL of wash buffer to all wells, remove 200 µL; do this 3x.',
    ],
    [
      'Wash columns 10, 11  to  12 10 times with 200 µL PBS per well.',
      'Add 200 µL of PBS to columns 10, 11  to  12, remove 200 µL; do this 10 times.',
    ],
    [
      'Wash columns 1-3 twice with 0.2 mL of PBS.',
      'Add 0.2 mL of PBS to columns 1-3, remove 0.2 mL; do this twice.',
    ],
    ['Wash each of the wells of row A with 200 µL of PBS.', 'Add 200 µL of PBS to row A, remove 200 µL.'],
    ['Wash column 1 three times with PBS.'],
  ])('%s', (text, ...instead) => expect(offered(text, 'en')).toEqual(instead));

  it.each<[text: string, ...instead: string[]]>([
    ['次に、2列をPBS 200 µLで3回洗浄する。', '2列にPBSを200 µL加え、200 µL除く操作を3回行う。'],
    ['PBS 200 µLで2列を3回洗浄する。'],
    ['PBS 200 µLで3回洗浄する。', '全ウェルにPBSを200 µL加え、200 µL除く操作を3回行う。'],
    ['2列をPBS 200 µLを使って3回洗浄する。', '2列にPBSを200 µL加え、200 µL除く操作を3回行う。'],
    ['プレートをPBS 200 µLで10 回洗浄する。', '全ウェルにPBSを200 µL加え、200 µL除く操作を10回行う。'],
    ['プレート2をPBS 200 µLで3回洗浄する。', 'プレート2にPBSを200 µL加え、200 µL除く操作を3回行う。'],
    ['2列を200 µLのPBSで洗う。', '2列にPBSを200 µL加え、200 µL除く。'],
    [
      'プレート2のウェルをPBS 200 µLで3回洗浄する。',
      'プレート2のウェルにPBSを200 µL加え、200 µL除く操作を3回行う。',
    ],
    ['2列をPBS 200 µLで5分洗浄する。'],
    ['2列をPBS 200 µLで満たす。'],
  ])('%s', (text, ...instead) => expect(offered(text, 'ja')).toEqual(instead));
});

describe.each(LOCALES)('in %s', (locale) => {
  const said: { text: string }[] = JSON.parse(
    readFileSync(join(__dirname, `said/open.${locale}.json`), 'utf8'),
  );
  const texts = [...said.map(({ text }) => text), ...corpus(locale).map(({ say }) => say)];

  it('with a cure, more of the text is understood', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 3 }), (list) => {
        const text = list.join('\n');
        const before = understand(text, locale).sentences;
        for (const [place, sentence] of before.entries())
          for (const cure of cures(text, sentence, locale)) {
            const after = understand(cured(text, cure), locale).sentences;
            const refused = (all: typeof before) => all.filter(({ issue }) => issue).length;
            const rest = ({ issue, end }: (typeof before)[number]) => (issue ? end - issue.start : 0);
            expect(refused(after)).toBeLessThanOrEqual(refused(before));
            if (refused(after) === refused(before))
              expect(rest(after[place] as typeof sentence)).toBeLessThan(rest(sentence));
          }
      }),
      { numRuns: 150 },
    ));
});
