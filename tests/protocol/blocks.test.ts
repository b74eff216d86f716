import fc from 'fast-check';
import type { Locale } from '@/lib/i18n/locales';
import { type Block, blockPath, blocksOf, stepPath, stepsOf } from '@/lib/protocol/blocks';
import { insertAt, listAt, type Move, moved, movedTo, newStep, replaceAt } from '@/lib/protocol/edit';
import { fits, tidyStep } from '@/lib/protocol/model';
import { VERBS } from '@/lib/protocol/operations';
import { textOf } from '@/lib/protocol/text-of';
import { understand } from '@/lib/protocol/understand';
import { runningTier } from '@/tools/toolchain/tiers.mjs';

const numRuns = runningTier() === 'test' ? 200 : 2000;
const read = (text: string, locale: Locale = 'en') => blocksOf(understand(text, locale));
const shown = (blocks: readonly Block[]): unknown[] =>
  blocks.map((block) =>
    block.do === 'gap' ? block.text : block.do === 'repeat' ? shown(block.steps) : block.do,
  );

it('a refused sentence is a gap at its place, also in a repeat', () =>
  expect(
    shown(
      read(
        'Wait 1 second. Sing a song. Repeat the following 2 times: hum! Mix A1 with 5 µL twice. End of repeat. Bow.',
      ),
    ),
  ).toEqual(['wait', 'Sing a song.', ['hum!', 'mix'], 'Bow.']));

it('its words stay where they are while the blocks around them change', () => {
  const blocks = read('Wait 1 second. Sing a song. Wait 2 seconds.');
  const copied = moved(blocks, [2], 'copy');
  expect(textOf(copied?.steps ?? [], 'en')).toBe(
    'Wait 1 second.\nSing a song.\nWait 2 seconds.\nWait 2 seconds.',
  );
  expect(textOf(moved(blocks, [1], 'up')?.steps ?? [], 'en')).toBe(
    'Sing a song.\nWait 1 second.\nWait 2 seconds.',
  );
});

it('a title is no block, and words that are refused become none where a change puts them first', () => {
  expect(shown(read('ELISA\nWait 1 second.\n\nThanks!'))).toEqual(['wait']);
  const blocks = read('Wait 1 second.\nStaining\nWait 2 seconds.');
  expect(shown(blocks)).toEqual(['wait', 'Staining', 'wait']);
  const text = textOf(moved(blocks, [1], 'up')?.steps ?? [], 'en');
  expect(text).toBe('…Staining\nWait 1 second.\nWait 2 seconds.');
  expect(shown(read(text))).toEqual(['…Staining', 'wait', 'wait']);
});

it('beside any number of gaps steps are moved and removed: gaps are no steps', () => {
  const blocks = read(`${'Sing a song. '.repeat(120)}Wait 5 seconds. Wait 6 seconds.`);
  expect(moved(blocks, [121], 'up')?.path).toEqual([120]);
  expect(moved(blocks, [0], 'remove')?.steps).toHaveLength(121);
});

it('what would now mean something is marked, and means nothing', () => {
  const blocks = read('Mix 3 times. Wait 2 seconds.');
  const dispense: Block = {
    do: 'dispense',
    volume: 50,
    liquid: 'water',
    at: { plate: 1, wells: ['A1'] },
    tips: 'each',
  };
  const text = textOf(insertAt(blocks, [0], dispense), 'en');
  expect(text).toContain('…Mix 3 times.');
  expect(shown(read(text))).toEqual(['dispense', '…Mix 3 times.', 'wait']);
});

it('also with the number of a list before it', () => {
  const blocks = read('1. Mix 3 times.\n2. Dispense 50 µL of water into A1, with one tip.');
  const text = textOf(moved(blocks, [0], 'down')?.steps ?? [], 'en');
  expect(shown(read(text))).toEqual(['dispense', '…1. Mix 3 times.']);
});

describe('the text of blocks', () => {
  const add: Block = {
    tips: 'each',
    at: { wells: ['A1'], plate: 1 },
    liquid: 'water',
    volume: 50,
    do: 'dispense',
  };
  const gap = (text: string): Block => ({ do: 'gap', text });
  const added = 'Dispense 50 µL of water into A1, with a new tip for each well.';

  it('has no mark where none is needed, in whatever order the values of a step are', () =>
    expect(textOf([add, gap('Sing.')], 'en')).toBe(`${added}\nSing.`));

  it('marks each sentence of a gap that would mean something, and none twice', () =>
    expect(textOf([add, gap('Mix 3 times. Mix 5 times.'), gap('…Sing.')], 'en')).toBe(
      `${added}\n…Mix 3 times.\n…Mix 5 times.\n…Sing.`,
    ));

  it('names plates where a gap speaks of another one', () =>
    expect(textOf([add, gap('Mix column 1 of plate 2 3 times.')], 'en')).toBe(
      `${added.replace('A1', 'A1 of plate 1')}\nMix column 1 of plate 2 3 times.`,
    ));
});

it('an end that was refused does not end a repeat that is moved around it', () => {
  const blocks: Block[] = [
    { do: 'repeat', times: 2, steps: ['ここまで。', '歌う。'].map((text) => ({ do: 'gap', text })) },
  ];
  expect(shown(read(textOf(blocks, 'ja'), 'ja'))).toEqual([['…ここまで。', '…歌う。']]);
});

describe.each<[Locale, begun: string, end: string]>([
  ['en', 'Repeat the following 3 times:\n  Wait 1 second.\n  Wait 2 seconds.', 'End of repeat.'],
  ['ja', '次を3回くり返す：\n  1秒待つ。\n  2秒待つ。', 'ここまで。'],
])('in %s, a repeat that was told without its end', (locale, begun, end) => {
  const issues = (text: string) => understand(text, locale).sentences.map(({ issue }) => issue?.reason);

  it('has none after another block was changed, and stays refused', () => {
    const text = textOf(replaceAt<Block>(read(begun, locale), [0, 1], { do: 'wait', seconds: 9 }), locale);
    expect(text).toBe(begun.replace(/2(?=秒| seconds)/, '9'));
    expect(issues(text)).toEqual(['no-end', undefined, undefined]);
  });

  it('also where a sentence in it is refused, and has to be marked', () => {
    const [sung, mixed] = locale === 'en' ? ['Sing.', 'Mix 3 times.'] : ['歌う。', '3回混ぜる。'];
    const blocks = read(`${begun}\n  ${sung}\n  ${mixed}`, locale);
    const add = { ...newStep('dispense'), liquid: 'PBS' } as Block;
    const text = textOf(insertAt(blocks, [0, 0], add), locale);
    expect(issues(text)).toContain('no-end');
    expect(shown(read(text, locale))).toEqual([['dispense', 'wait', 'wait', `…${sung}`, `…${mixed}`]]);
  });

  it('is ended where a block is put behind it', () => {
    const text = textOf(insertAt<Block>(read(begun, locale), [1], { do: 'wait', seconds: 9 }), locale);
    expect(text.split('\n').at(-2)).toBe(end);
    expect(shown(read(text, locale))).toEqual([['wait', 'wait'], 'wait']);
  });
});

it('a block is where its step is, and the other way', () => {
  const blocks = read('Sing. Wait 1 second. Repeat 2 times: hum. Wait 2 seconds. End of repeat.');
  expect(stepPath(blocks, [0])).toBeUndefined();
  expect(stepPath(blocks, [2, 1])).toEqual([1, 0]);
  expect(blockPath(blocks, [1, 0])).toEqual([2, 1]);
});

it('paths go through lists of different lengths, and steps are left without the gaps between them', () => {
  const blocks = read(
    'Wait 1 second. Sing. Wait 2 seconds. Repeat 2 times: hum. Wait 3 seconds. Bow. Clap. Wait 4 seconds. End of repeat.',
  );
  expect(stepPath(blocks, [3, 4])).toEqual([2, 1]);
  expect(blockPath(blocks, [2, 1])).toEqual([3, 4]);
  expect(stepPath(blocks, [3, 0])).toBeUndefined();
  const wait = (seconds: number) => ({ do: 'wait', seconds });
  expect(stepsOf(blocks)).toEqual([wait(1), wait(2), { do: 'repeat', times: 2, steps: [wait(3), wait(4)] }]);
});

const SENTENCES: Record<Locale, string[]> = {
  en: [
    'Add 10 µL of water to A1.',
    'Add 20 µL of buffer to column 2 of plate 2.',
    'Add 50 µL of water.',
    'Remove 5 µL from it.',
    'Mix 3 times.',
    'Change tips for each column.',
    'Make a 1:2 serial dilution from A1 to A4 in buffer.',
    'Move 50 µL each time.',
    'Repeat the following 2 times:',
    'End of repeat.',
    'Wait 30 seconds.',
    'Gently sing to plate 3',
    'Add some “open',
    '…',
  ],
  ja: [
    'A1に水を10 µL加える。',
    'プレート2の2列にバッファーを20 µL加える。',
    '水を50 µL加える。',
    'そこから5 µL捨てる。',
    '3回混ぜる。',
    '列ごとにチップを替える。',
    'A1からA4まで、バッファーを使って2倍段階希釈する。',
    '移す量は50 µLとする。',
    '次を2回くり返す：',
    'ここまで。',
    '30秒待つ。',
    'プレート3にやさしく歌う',
    '「開いた',
    '…',
  ],
};
const PATH = fc.tuple(fc.nat(6), fc.nat(2), fc.boolean()).map(([a, b, deep]) => (deep ? [a, b] : [a]));
const EDITS = fc.oneof(
  fc.tuple(fc.constantFrom<Move>('up', 'down', 'in', 'out', 'wrap', 'copy', 'remove'), PATH).map(
    ([move, path]) =>
      (blocks: Block[]) =>
        moved(blocks, path, move)?.steps,
  ),
  fc.tuple(PATH, PATH).map(
    ([from, to]) =>
      (blocks: Block[]) =>
        movedTo(blocks, from, to)?.steps,
  ),
  fc.tuple(fc.constantFrom(...VERBS), PATH).map(([verb, path]) => (blocks: Block[]) => {
    return path[0] !== undefined && path[0] <= blocks.length
      ? insertAt(blocks, path, newStep(verb))
      : undefined;
  }),
  fc.tuple(fc.constantFrom(...VERBS), PATH).map(([verb, path]) => (blocks: Block[]) => {
    const old = listAt(blocks, path)[path.at(-1) ?? 0];
    return old && old.do !== 'gap' ? replaceAt<Block>(blocks, path, newStep(verb)) : undefined;
  }),
);
/** The words of the gaps, in the repeats that hold them. */
const words = (blocks: readonly Block[]): unknown[] =>
  blocks.flatMap((block): unknown[] =>
    block.do === 'gap' ? [block.text.replace(/^…/, '')] : block.do === 'repeat' ? [words(block.steps)] : [],
  );

it.each(['en', 'ja'] as const)('in %s: no change loses the words of a gap, or means other steps', (locale) =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...SENTENCES[locale]), { minLength: 1, maxLength: 9 }),
      fc.array(EDITS, { minLength: 1, maxLength: 4 }),
      (sentences, edits) => {
        let text = sentences.join('\n');
        for (const edit of edits) {
          const edited = edit(read(text, locale));
          // The studio says that there is no room, and leaves it.
          if (!edited || !fits(edited)) continue;
          text = textOf(edited, locale);
          const again = read(text, locale);
          expect(stepsOf(again)).toEqual(stepsOf(edited).map(tidyStep));
          expect(words(again)).toEqual(words(edited));
        }
      },
    ),
    { numRuns },
  ),
);
