import { readFileSync } from 'node:fs';
import { mends } from '@/islands/labcraft-studio/suggestions';
import type { Locale } from '@/lib/i18n/locales';
import { tryWords } from '@/lib/pages/try-words';
import { understand } from '@/lib/protocol/understand';

/** What is offered for a sentence that is refused, and what is not: nothing that means something else. */

const copy = (locale: Locale) =>
  tryWords.parse(
    JSON.parse(
      readFileSync(`content/pages/labcraft-studio/${locale}.json`, 'utf8').replace(
        /\{\{=?([\w.]+)\}\}/g,
        '$1',
      ),
    ).workshop,
  ).say;
const offered = async (text: string, locale: Locale) => {
  const sentence = understand(text, locale).sentences.find(({ issue }) => issue);
  return sentence ? (await mends(text, sentence, locale, copy(locale))).map((mend) => mend.text) : [];
};

it.each<[text: string, locale: Locale, meant: string]>([
  [
    '1〜8列に試薬Bを50 µLずつ、1組のチップで分注する。',
    'en',
    'Dispense 50 µL of reagent B into columns 1 to 8, with one set of tips.',
  ],
  ['Wait 5 seconds.\n10秒待つ。', 'en', 'Wait 5 seconds.\nWait 10 seconds.'],
  ['Wait 5 minutes.', 'ja', '5分待つ。'],
])('a sentence of the other language is offered in this one: %s', async (text, locale, meant) =>
  expect(await offered(text, locale)).toEqual([meant]),
);

it.each<[text: string, locale: Locale]>([
  ['1列目に試薬Bを分注して踊る。', 'en'],
  ['Add some reagent B to column 1.', 'ja'],
  ['Dance with column 1.', 'ja'],
])('what the other language does not understand either has no words of this one: %s', async (text, locale) =>
  expect(await offered(text, locale)).toEqual([]),
);

it.each<[text: string, locale: Locale, rest: RegExp]>([
  ['Add 50 µL of buffer swiftly to column 3.', 'en', /column 3/],
  ['Add 50 µL of buffer swiftly into column 3 and mix.', 'en', /column 3/],
  ['Dispense into column 3.', 'en', /column 3/],
  ['Transfer happily 20 µL from A1 to B1.', 'en', /20 µL.*A1.*B1/],
  ['Wash column 1 three times with 200 µL of PBS, then add 30 µL of dye to B2.', 'en', /30 µL.*B2/],
  ['3列にバッファーを50 µLふんわり加えて混ぜる。', 'ja', /3列.*50 µL/],
  ['3列から勢いよく50 µL捨てる。', 'ja', /3列.*50 µL/],
])('what is offered loses nothing that was understood: %s', async (text, locale, rest) => {
  for (const one of await offered(text, locale)) expect(one).toMatch(rest);
});

it('words that are refused become no name of a liquid', async () => {
  for (const text of [
    'Put quickly 50 µL of PBS in A1.',
    'Add 50 µL gently of PBS to A1.',
    'Add carefully 20 µL to A1.',
  ])
    for (const one of await offered(text, 'en')) {
      const names = understand(one, 'en').protocol.steps.map((step) => ('liquid' in step ? step.liquid : ''));
      expect(names.join()).not.toMatch(/quickly|gently|carefully/);
    }
});

it('a word that is not known gives way to one that could stand there', async () =>
  expect(await offered('Mix column 1 with 50 µL well.', 'en')).toContain('Mix column 1 with 50 µL 3 times.'));

it('what is missing is offered where it would be said', async () => {
  expect(await offered('Add 50 µL of buffer.', 'en')).toEqual(['Add 50 µL of buffer to columns 1 to 8.']);
  expect(await offered('A1に水を加える。', 'ja')).toEqual(['A1に水を50 µL加える。']);
});

it('for less than a hundredth there is no figure of another size', async () =>
  expect(await offered('Add 0.001 µL of water to A1.', 'en')).toEqual(['Add 50 µL of water to A1.']));

it.each<[text: string, locale: Locale]>([
  ['Add 5 µL of PBS to A1. Add 5 µL of dye to each well.', 'en'],
  ['With one tip, add 10 µL of PBS to column 1, remove 5 µL from column 2.', 'en'],
  ['A1に水を50 µL加える。各ウェルに水を20 µL加える。', 'ja'],
  ['チップを替えずに1〜3列に水を50 µL加え、50 µLで5回混ぜる。', 'ja'],
])('of two meanings none is chosen: %s', async (text, locale) =>
  expect(await offered(text, locale)).toEqual([]),
);

it.each<[text: string, locale: Locale]>([
  ['Add 50 µL of dye to A1. Done. Add 50 µL of dye to B1.', 'en'],
  ['希釈操作\nA1からA6へ50 µLずつ移す。', 'ja'],
])('no wait stands in the place of a whole sentence: %s', async (text, locale) =>
  expect(await offered(text, locale)).toEqual([]),
);

it('what lacks its speed or its liquid gets that, and keeps its verb', async () => {
  expect(await offered('5分振とうする。', 'ja')).toEqual(['5分500 rpm振とうする。']);
  expect(await offered('1列から6列に50 µLずつ分注する。', 'ja')).toEqual([
    '1列から6列に50 µLずつ試薬Bを分注する。',
  ]);
});

it('a shaker gets a speed', async () =>
  expect(await offered('Incubate on a shaker for 30 min.', 'en')).toEqual([
    'Incubate on a shaker for 30 min 500 rpm.',
  ]));

it('what may stand in two places is offered with what comes before it', async () => {
  const text = 'Repeat the following 2 times: Wait 5 seconds. Wait 6 seconds.';
  const [sentence] = understand(text, 'en').sentences;
  const shown = (await mends(text, sentence!, 'en', copy('en'))).map((mend) => mend.shown);
  expect(shown).toEqual([
    expect.stringMatching(/Wait 5 seconds\. End of repeat\.$/),
    expect.stringMatching(/Wait 6 seconds\. End of repeat\.$/),
  ]);
});
