/** Minutes and grams of one line: what is written is read, and what may mean something else stays open. */
import { amountsOf } from '@/lib/plan/protocol-amounts';
import type { Step } from '@/lib/plan/schema';

const read = (line: string, name: keyof Step) => amountsOf(line)[name];
const minutes = (line: string) => [read(line, 'handsOn'), read(line, 'waiting')];

describe('nobody stays where something goes on alone', () => {
  it.each<[line: string, waiting: number]>([
    ['Run gel at 100 V for 90 min', 90],
    ['Run the gel, 45 min', 45],
    ['Electrophoresis, 100 V, 45 min', 45],
    ['Transfer at 100 V for 1 h', 60],
    ['Transfer to the membrane for 1 h', 60],
    ['Block in 5% milk for 1 h at RT', 60],
    ['Block 1 hour with shaking', 60],
    ['Secondary antibody 1 h at RT', 60],
    ['Primary antibody, 2 h at room temperature', 120],
    ['Heat shock at 42 °C for 45 s', 0.75],
    ['Centrifuge at 300 × g for 5 min', 5],
    ['Spin down, 30 s', 0.5],
    ['Sediment for 1 h', 60],
    ['4℃、3,000 rpmで10分遠心する', 10],
    ['遠沈 5分', 5],
    ['Reflux 3 h', 180],
    ['Dry at 60 °C for 2 hours', 120],
    ['Autoclave 121 °C, 20 min', 20],
    ['Soak for 30 min', 30],
    ['Let the gel set for 30 min', 30],
    ['Run the PCR, 90 min', 90],
    ['Add medium and incubate for 5 min', 5],
    ['Let sit for 5 minutes', 5],
    ['Keep on ice 10 min', 10],
    ['Cool on ice for 10 min', 10],
    ['Incubate overnight (16 h)', 960],
    ['還流 3時間', 180],
    ['撹拌しながら3時間還流する', 180],
    ['電気泳動 100V 45分', 45],
    ['転写 100V 1時間', 60],
    ['ブロッキング 1時間 室温', 60],
    ['60℃で2時間乾燥する', 120],
    ['オートクレーブ 121℃ 20分', 20],
    ['室温で30分', 30],
    ['氷上で10分冷やす', 10],
    ['37℃で1時間', 60],
    ['恒温槽で30分加温', 30],
    ['反応時間は30分', 30],
    ['1時間と30分静置', 90],
  ])('%s', (line, waiting) => expect(minutes(line)).toEqual([undefined, waiting]));
});

describe('somebody works where a word only looks like waiting', () => {
  it.each<[line: string, handsOn: number]>([
    ['Rest of buffer: add, 5 min', 5],
    ['Place the rest of the sample in a tube, 3 min', 3],
    ['Place on a stand for 3 min', 3],
    ['no need to wait, 5 min', 5],
    ['Leave no bubbles, 2 min', 2],
    ['Loosen the pellet, 2 min', 2],
    ['待ち時間なし、手作業10分', 10],
    ['静置せず5分混ぜる', 5],
    ['Transfer 10 µL (5 min)', 5],
    ['Set the heat block, 2 min', 2],
    ['Mix for 5 min before use', 5],
    ['Mix 5 min, 1x PBS', 5],
    ['Seed 2 × 10⁵ cells, 5 min', 5],
    ['Mix with 10x buffer, 5 min', 5],
    ['100 μLずつ分注する、5分', 5],
    ['十分に混ぜる、5分', 5],
    ['1回目の洗浄、5分', 5],
    ['半分に分け、5分混ぜる', 5],
    ['Rinse 5 min 37 °C', 5],
    ['Mix 5 min 300 rpm', 5],
  ])('%s', (line, handsOn) => expect(minutes(line)).toEqual([handsOn, undefined]));
});

describe('minutes stay open', () => {
  it.each<[why: string, lines: string[]]>([
    [
      'where it is unsure whether somebody stays',
      [
        'Discard the supernatant and spin for 5 min',
        '上清を除き、5分遠心する',
        'Stir for 2 h at 80 °C',
        'Incubate at 37 °C, then wash for 5 min',
        '静置し、5分混ぜる',
        'Add blocking buffer, 5 min',
        'Vortex at RT, 1 min',
        'Transfer the gel to the tray, 5 min',
        'Transfer the samples, 1 h',
        '4 °C, 10 min',
        '室温で5分混ぜる',
        'Incubate overnight, then mix 5 min',
        '一晩静置し、5分混ぜる',
        'Digest O/N, mix 5 min',
      ],
    ],
    [
      'behind a clock or a ratio',
      ['Incubate 0:30 h', 'Incubate 1:30 h', '0:30 h 静置', 'Dilute 1:10 min volume'],
    ],
    ['behind a number that stands alone', ['×3 5分', 'n=3 20 min']],
    [
      'beside a number in words',
      ['一時間半静置', '二時間半静置', '一分半混ぜる', '一時間30分静置', 'Mix for an hour, 5 min'],
    ],
    [
      'beside days and weeks',
      [
        'Incubate 1 day 2 hours',
        '2 days 4 h',
        '1 d 6 h',
        '1日2時間培養',
        '2日と3時間培養',
        'Incubate 2 weeks, 5 min',
        '1週間培養し、30分洗う',
      ],
    ],
    [
      'with a number behind them',
      ['Wait 1 h 30', '1h30 at RT', '1h30m', "2h 15'", '3 min 30', 'Wait 1 h 30 at room temp'],
    ],
    [
      'where it is done more than once',
      [
        'Wash three times for 5 min',
        'Wash 3 times 5 min',
        'Wash 3× for 5 min in TBST',
        'Wash 3x with PBS, 5 min',
        'Wash twice for 5 min',
        '3 washes of 5 min',
        'Three 5 min washes',
        '5 min washes (3)',
        '(3x) 5 min',
        'Wash (×3), 5 min',
        '5 min, repeat twice',
        'Wash 5 min; repeat',
        '5 min wash, thrice',
        'Wash for 5 min in triplicate',
        '3回、5分洗う',
        '2回10分',
        '5分間の洗浄を3回行う',
        '5分の洗浄を三回くり返す',
        'PBSで3回洗う（5分）',
        '二度洗う、5分',
      ],
    ],
    [
      'for each of several',
      ['一本ずつ5分', '1人5分', '各試験管を5分混ぜる', 'Mix each tube for 5 min', '1本あたり約5分混ぜる'],
    ],
    [
      'where they say when, how old or how often',
      [
        'After 30 min, add buffer',
        'Warm medium 30 min before use',
        'Sample at 5 min',
        't = 5 min',
        'Add 24 h culture',
        'Use 24 h-old cells',
        'Label 10 min time point tubes',
        'Take the 5 min sample',
        '30分後に加える',
        '30分前に温める',
        '30分経ったら混ぜる',
        '10分間隔で採取する',
        '1時間に1回混ぜる',
        '1分間に60回振る',
        '1分間に60滴加える',
        '24時間培養した細胞をまく',
      ],
    ],
    [
      'where they are a limit',
      [
        'Use within 30 min',
        'Do not exceed 5 min',
        'Incubate up to 30 min',
        'Incubate no more than 5 min',
        'Incubate < 5 min',
        '30分以内に使う',
      ],
    ],
  ])('%s', (_why, lines) => {
    expect(lines.filter((line) => minutes(line).some((value) => value !== undefined))).toEqual([]);
  });
});

it.each<[line: string, grams: number]>([
  ['Open a 500 g bottle', 500],
  ['Carry a bottle of 1,200 g', 1200],
  ['The beaker weighs about 250 g', 250],
  ['Move the flask (0.5 kg)', 500],
  ['Lift a load of 2 kg', 2000],
  ['500 gの容器を運ぶ', 500],
  ['5kgの箱', 5000],
  ['ボトルは約500 g', 500],
  ['フラスコの重さは1.5 kg', 1500],
])('a vessel weighs what a line says of it: %s', (line, grams) => expect(read(line, 'grams')).toBe(grams));

it.each<[why: string, lines: string[]]>([
  [
    'what is put into one',
    [
      'Dissolve 10 g NaCl in 1 L water in a bottle',
      'Add 1 000 g of water to the beaker',
      'Add 1,200 g of water to the beaker',
      'Weigh 2.5 g into a vial',
      'Add 5.0 g NaCl to a 500-g bottle',
      'Add 5 g NaCl to a 500 g bottle',
      'Fill the bottle with 500 g of salt',
      'ビーカーに10 gの食塩を入れる',
      '10 gのNaClをボトルの水に溶かす',
    ],
  ],
  [
    'a part of a number',
    ['a 0,125 g vial', 'a 1,2345 g vial', 'a 1 000 g bottle', 'a 1,234,5678 g bottle', '0,125 gの容器'],
  ],
  [
    'the force of a centrifuge',
    [
      'Pellet cells, 12,000g, 10 min',
      'Pellet the cells in a tube (300 g)',
      '800g for 5 min',
      'Harvest cells at 1500 g',
      'Tubes at 300 g, 5 min',
      '300 gで5分遠沈する',
      'チューブは300 gで5分',
      '800gのチューブを5分、細胞を沈める',
    ],
  ],
])('no weight of a vessel: %s', (_why, lines) => {
  expect(lines.filter((line) => read(line, 'grams') !== undefined)).toEqual([]);
});
