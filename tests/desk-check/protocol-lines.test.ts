/** Where a pasted protocol is divided, and which of its lines carry the number of a step. */
import { readProtocol } from '@/lib/desk-check/protocol-text';
import { cases } from '../helpers/cases';

const NAMES = { operations: [] };
const linesOf = (text: string) => {
  const { steps, rest } = readProtocol(text, NAMES);
  return [steps.map(({ step }) => step.operation), rest];
};

it.each<[what: string, text: string, steps: string[], rest: string[]]>([
  [
    'a temperature below zero is no dash of a list',
    '-20 °C overnight\nMix 5 min\nWash',
    ['-20 °C overnight', 'Mix 5 min', 'Wash'],
    [],
  ],
  ['nor is it in full width', '-２０℃で保存\n混ぜる', ['-２０℃で保存', '混ぜる'], []],
  ['a dash before words is', 'Prep\n-Mix\n- Wash', ['Mix', 'Wash'], ['Prep']],
  ['a dot of a list may stand at a number', '•5 min mix\n・5分混ぜる', ['5 min mix', '5分混ぜる'], []],
  [
    'a column of numbers counts the steps, and its head is none',
    'Step\tTime\tTemp\n1\tMix\t5 min\n2\tWash\t3 min',
    ['Mix 5 min', 'Wash 3 min'],
    ['Step Time Temp'],
  ],
  ['so it does in Japanese', '工程\t内容\n１\t分注\n２\t培養', ['分注', '培養'], ['工程 内容']],
  ['and with spaces, from any number on', 'Wash\n5 Mix\n6 Dry', ['Mix', 'Dry'], ['Wash']],
  ['numbers that do not count on are amounts', '5 plates\n3 tubes', ['5 plates', '3 tubes'], []],
  ['as are those with units', '1 g NaCl\n2 g KCl', ['1 g NaCl', '2 g KCl'], []],
  ['and times', '1 分 待つ\n2 分 混ぜる', ['1 分 待つ', '2 分 混ぜる'], []],
  ['and a number that stands alone', '1 plate\nMix', ['1 plate', 'Mix'], []],
  [
    'where others have a sign, bare numbers count nothing',
    '1. Mix\n1 plate\n2 tubes',
    ['Mix'],
    ['1 plate', '2 tubes'],
  ],
  ['bold is no word', '**1. Mix 5 min**\n**2. Wash**', ['Mix 5 min', 'Wash'], []],
  ['nor is a bold number', '**1.** Mix\n__Step 2:__ Wash', ['Mix', 'Wash'], []],
  [
    'a step may have a dash behind its number',
    'Step 1 – Mix\nStep 2 - Wash\n手順3 － 乾かす',
    ['Mix', 'Wash', '乾かす'],
    [],
  ],
  ['but not the sign of a temperature', 'Step 1 -20 °C', ['-20 °C'], []],
  [
    'steps are counted in every way',
    'DNA抽出\n工程１：量る\nステップ2 混ぜる\n⑶乾かす\n⒋ 洗う',
    ['量る', '混ぜる', '乾かす', '洗う'],
    ['DNA抽出'],
  ],
  [
    'dots below numbers are remarks',
    '1. Dispense 10 min\n2. Mix\n- vortex 30 s\n• on ice\n3. Dry',
    ['Dispense 10 min', 'Mix', 'Dry'],
    ['- vortex 30 s', '• on ice'],
  ],
  ['below bare numbers, too', '1 Mix\n- on ice\n2 Dry', ['Mix', 'Dry'], ['- on ice']],
  [
    'a table in Markdown has no bars',
    '| No. | Work | Time |\n|:--|---|---:|\n| 1 | Mix | 10 min |\n| 2 | Dry | 5 min |',
    ['Mix 10 min', 'Dry 5 min'],
    ['No. Work Time'],
  ],
  [
    'below numbers that count headings they are the steps',
    '1. Day one\n- Add A 5 min\n- Spin 10 min\n2. Day two\n・5分洗う',
    ['Day one', 'Add A 5 min', 'Spin 10 min', 'Day two', '5分洗う'],
    [],
  ],
  [
    'the head of a table is no step without numbers either',
    '|Operation|Time|\n|:--|--:|\n|Add buffer|5 min|',
    ['Add buffer 5 min'],
    ['Operation Time'],
  ],
  ['several steps in one are no number', 'Step 1-3: again', ['Step 1-3: again'], []],
  ['nor is a hundred', 'Step 100 Mix', ['Step 100 Mix'], []],
  [
    'every sign that ends a line ends one',
    '1. A\u20282. B\u20293. C\u00854. D\v5. E\f6. F\r\n7. G\r8. H',
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
    [],
  ],
])('%s', (_what, text, steps, rest) => {
  expect(linesOf(text)).toEqual([steps, rest]);
});

it.each(cases('tests/desk-check/pasted/levels.txt'))('%j', (text, ...lines) => {
  const rest = lines.flatMap((line) => (line.startsWith('+ ') ? line.slice(2) : []));
  expect(linesOf(text)).toEqual([lines.filter((line) => !line.startsWith('+ ')), rest]);
});
