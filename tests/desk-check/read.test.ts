import { PLAN_VERSION } from '@/lib/desk-check/format';
import { EMPTY_PLAN, EMPTY_STEP, freeId, type PlanProblem, readPlan } from '@/lib/desk-check/read';
import { ELSEWHERE, UNPLACED } from '@/lib/desk-check/schema';
import { valueAt } from './generators';

const BENCH = { width: 1500, depth: 700, armX: 700, armY: 80 };
const STATION = { id: 's1', kind: 'plate', x: 100, y: 200 };
const STEP = { operation: 'mix', handsOn: 5, vessel: 'tube', station: 's1' };

/** A plan as a file may hold it, with one step at one station. */
const given = (fields: object = {}) => ({
  version: PLAN_VERSION,
  steps: [STEP],
  bench: { ...BENCH, stations: [STATION] },
  ...fields,
});
const withStep = (fields: object) => given({ steps: [{ ...STEP, ...fields }] });
const withBench = (fields: object) => given({ bench: { ...BENCH, stations: [STATION], ...fields } });
const withStation = (fields: object) => withBench({ stations: [{ ...STATION, ...fields }] });

type Wrong = Omit<PlanProblem, 'path' | 'value'> & { value?: string };
type Row = [what: string, written: unknown, read: unknown, wrong?: Wrong];

/** Reads a value in a field: what becomes of it, and the problems with it, at its place and nowhere else. */
const checked =
  (path: string, holding: (value: unknown) => object) =>
  (_what: string, ...row: unknown[]) => {
    const [written, expected, wrong] = row as [unknown, unknown, Wrong | undefined];
    const { plan, problems } = readPlan(holding(written));
    expect(valueAt(plan, path.split('.'))).toEqual(expected);
    expect(problems).toEqual(wrong ? [{ path, value: String(written), ...wrong }] : []);
  };

const NUMBER: Wrong = { kind: 'number' };
const SHAPE: Wrong = { kind: 'shape' };
const CHOICE: Wrong = { kind: 'choice' };
const DATE: Wrong = { kind: 'date' };

describe('a number', () => {
  it.each<Row>([
    ['stays one', 12.5, 12.5, undefined],
    ['of full-width digits', '１２．５', 12.5, undefined],
    ['with white space around it', ' 12　', 12, undefined],
    ['with an exponent', '1e2', 100, undefined],
    ['with a sign', '+7', 7, undefined],
    ['that is less than nothing only in its sign', '-0', 0, undefined],
    ['the same as a number', -0, 0, undefined],
    ['left empty is the default', '', 0, undefined],
    ['so is nothing', null, 0, undefined],
    ['that only white space stands for', '  ', 0, { ...NUMBER, value: '–' }],
    ['too small', -0.5, 0, { kind: 'low', limit: 0 }],
    ['too small as text', '-1', 0, { kind: 'low', limit: 0 }],
    ['at the limit', 500, 500, undefined],
    ['too big', 500.5, 0, { kind: 'high', limit: 500 }],
    ['too big as text', '９９９', 0, { kind: 'high', limit: 500 }],
    ['in words', '十二', 0, NUMBER],
    ['with its unit', '12回', 0, NUMBER],
    ['of another base', '0x10', 0, NUMBER],
    ['in as many signs as a message shows', '十'.repeat(40), 0, NUMBER],
    ['with a comma for a point, which could be 15', '1,5', 0, NUMBER],
    ['that is endless', 'Infinity', 0, NUMBER],
    ['that is so by its exponent', '1e999', 0, NUMBER],
    ['with a raised digit, which is no 52', '5²', 0, NUMBER],
    ['with a lowered one', '10₃', 0, NUMBER],
    ['in a circle', '㉚', 0, NUMBER],
    ['with zeros before it', '007', 7, undefined],
    ['with two decimals', 4.256, 4.26, undefined],
    ['with two decimals as text', '4.254', 4.25, undefined],
    ['that is too little to print', '0.004', 0, undefined],
    ['with a point alone', '.', 0, NUMBER],
    ['that is none', true, 0, NUMBER],
    ['that is a list', [1], 0, { ...NUMBER, value: '[…]' }],
    ['that is an object', {}, 0, { ...NUMBER, value: '{…}' }],
  ])(
    '%s',
    checked('runsPerWeek', (runsPerWeek) => given({ runsPerWeek })),
  );

  it.each<Row>([
    ['with separators between thousands', '1,440', 1440, undefined],
    ['with full-width ones', '１０，０８０', 10_080, undefined],
    ['with separators elsewhere', '14,40', undefined, NUMBER],
    ['with a separator behind a zero, which may be half of one', '0,500', undefined, NUMBER],
    ['with one behind more of them', '００，１２５', undefined, NUMBER],
    ['left empty is not known', '', undefined, undefined],
    ['that only white space stands for is not known', '　', undefined, undefined],
    ['that is not good is not known', 10_081, undefined, { kind: 'high', limit: 10_080 }],
  ])(
    'that may be missing: %s',
    checked('steps.0.waiting', (waiting) => withStep({ waiting })),
  );

  it.each<Row>([
    ['as it is', 6000, 6000, undefined],
    ['as text', '１，２００', 1200, undefined],
    ['with a fraction', 1.5, 0, { kind: 'whole' }],
    ['with a fraction as text', '1.5', 0, { kind: 'whole' }],
    ['too big', 6001, 0, { kind: 'high', limit: 6000 }],
    ['far too big', 1e300, 0, { kind: 'high', limit: 6000 }],
    ['far too small', -1e300, 0, { kind: 'low', limit: 0 }],
    ['not known', '?', 0, NUMBER],
  ])(
    'of whole millimetres: %s',
    checked('bench.stations.0.x', (x) => withStation({ x })),
  );
});

it.each<[what: string, typed: object, printed: object]>([
  ['a margin', { margin: 10.004 }, { margin: 10 }],
  ['a tool', { tool: 0.004 }, { tool: 0 }],
  ['a labour cost', { yenPerHour: '0.004' }, { yenPerHour: 0 }],
  ['how often', { runsPerWeek: '4.999' }, { runsPerWeek: 5 }],
  [
    'the minutes of a step',
    { steps: [{ handsOn: 1.001, waiting: 1.004 }] },
    { steps: [{ handsOn: 1, waiting: 1 }] },
  ],
])('%s is what is printed of it, so that nothing else decides', (_what, fields, printed) => {
  const { plan, problems } = readPlan(given(fields));
  expect(plan).toMatchObject(printed);
  expect(problems).toEqual([]);
});

describe('a text', () => {
  it.each<Row>([
    ['stays as it is', '🧪 検体の分注 <b>&"', '🧪 検体の分注 <b>&"', undefined],
    ['of several lines becomes one', 'a\r\n\tb', 'a b', undefined],
    ['with half a character', 'a\uD83E', 'a\uFFFD', undefined],
    ['of eighty characters', '長'.repeat(80), '長'.repeat(80), undefined],
    [
      'of one more, which is left out',
      '長'.repeat(81),
      '長'.repeat(80),
      { kind: 'long', limit: 80, value: `${'長'.repeat(40)}…` },
    ],
    [
      'cut within a character',
      `${'長'.repeat(39)}${'🧪'.repeat(80)}`,
      `${'長'.repeat(39)}${'🧪'.repeat(20)}`,
      { kind: 'long', limit: 80, value: `${'長'.repeat(39)}\uFFFD…` },
    ],
    ['that is a number', 7, '', SHAPE],
    ['that is nothing', null, '', undefined],
  ])(
    '%s',
    checked('title', (title) => given({ title })),
  );
});

describe('a choice', () => {
  it.each<Row>([
    ['that there is', 'flask', 'flask', undefined],
    ['that there is not', 'bucket', 'other', CHOICE],
    ['that every object has', 'toString', 'other', CHOICE],
    ['that is a number', 1, 'other', CHOICE],
  ])(
    '%s',
    checked('steps.0.vessel', (vessel) => withStep({ vessel })),
  );

  it.each<Row>([
    ['yes', true, true, undefined],
    ['as a word', 'true', false, SHAPE],
    ['as a number', 1, false, SHAPE],
  ])(
    'of yes or no: %s',
    checked('steps.0.precious', (precious) => withStep({ precious })),
  );

  it.each<Row>([
    ['that stands on the bench', 's1', 's1', undefined],
    ['off the bench', ELSEWHERE, ELSEWHERE, undefined],
    ['that stands nowhere', 's9', UNPLACED, CHOICE],
    ['left empty', '', UNPLACED, undefined],
    ['that is no text', 1, UNPLACED, SHAPE],
  ])(
    'of a station: %s',
    checked('steps.0.station', (station) => withStep({ station })),
  );
});

describe('a date', () => {
  it.each<Row>([
    ['of this century', '2026-11-30', '2026-11-30', undefined],
    ['of a leap year', '2028-02-29', '2028-02-29', undefined],
    ['of no leap year', '2027-02-29', undefined, DATE],
    ['that no month has', '2026-11-31', undefined, DATE],
    ['of another century', '1999-12-31', undefined, DATE],
    ['with slashes', '2026/11/30', undefined, DATE],
    ['with a time', '2026-11-30T00:00', undefined, DATE],
    ['as a number', 20_261_130, undefined, DATE],
    ['left empty', '', undefined, undefined],
  ])(
    '%s',
    checked('start', (start) => given({ start })),
  );
});

describe('a field that nobody knows is reported and left out', () => {
  it.each<[where: string, holding: object, path: string]>([
    ['in a plan', given({ colour: 1 }), 'colour'],
    ['in a step', withStep({ colour: 1 }), 'steps.0.colour'],
    ['in a bench', withBench({ colour: 1 }), 'bench.colour'],
    ['in a station', withStation({ colour: 1 }), 'bench.stations.0.colour'],
    ['of a name that every object has', given({ toString: 1 }), 'toString'],
    ['of the name of all prototypes', JSON.parse('{"version":1,"__proto__":1}'), '__proto__'],
    ['of a long name', given({ ['x'.repeat(99)]: 1 }), `${'x'.repeat(40)}…`],
    ['without a name', given({ '': 1 }), '–'],
  ])('%s', (_where, holding, path) => {
    const { plan, problems } = readPlan(holding);
    expect(problems).toEqual([{ path, kind: 'unknown', value: '1' }]);
    expect(JSON.stringify(plan)).not.toContain('colour');
    expect(Object.getPrototypeOf(plan)).toBe(Object.prototype);
  });
});

it('the address of the schema that a file names is passed over, as its schema says', () => {
  const $schema = 'https://site.example/data/plan.schema.json';
  const { plan, problems } = readPlan(given({ $schema, compareWith: given({ $schema }) }));
  expect(problems).toEqual([]);
  expect(JSON.stringify(plan)).not.toContain('$schema');
});

describe('a list', () => {
  const many = (count: number, item: object) => Array.from({ length: count }, () => item);

  it('keeps the first twelve steps', () => {
    const { plan, problems } = readPlan(given({ steps: many(13, STEP) }));
    expect(plan.steps).toHaveLength(12);
    expect(problems).toEqual([{ path: 'steps', kind: 'many', limit: 12, value: '13' }]);
    expect(readPlan(given({ steps: many(12, STEP) })).problems).toEqual([]);
  });

  it('keeps the first twelve stations, and all steps', () => {
    const stations = many(14, {}).map((_, at) => ({ ...STATION, id: `s${at}` }));
    const { plan, problems } = readPlan(withBench({ stations }));
    expect(plan.bench.stations.map(({ id }) => id)).toEqual(stations.slice(0, 12).map(({ id }) => id));
    expect(plan.steps).toHaveLength(1);
    expect(problems).toEqual([{ path: 'bench.stations', kind: 'many', limit: 12, value: '14' }]);
  });

  it.each<[what: string, holding: object, path: string]>([
    ['steps that are none', given({ steps: 'mix' }), 'steps'],
    ['a step that is none', given({ steps: [null] }), 'steps.0'],
    ['a bench that is none', given({ steps: [], bench: [] }), 'bench'],
    ['stations that are none', given({ steps: [], bench: { ...BENCH, stations: {} } }), 'bench.stations'],
    ['a station that is none', withBench({ stations: [7, STATION] }), 'bench.stations.0'],
  ])('of %s is reported', (_what, holding, path) => {
    expect(readPlan(holding).problems).toMatchObject([{ path, kind: 'shape' }]);
  });

  it('keeps the place of a step that is none, and not that of a station', () => {
    expect(readPlan(given({ steps: [null, STEP] })).plan.steps[0]).toEqual(EMPTY_STEP);
    expect(readPlan(withBench({ stations: [null, STATION] })).plan.bench.stations).toEqual([STATION]);
  });
});

describe('a station', () => {
  const stations = (...fields: object[]) => {
    const { plan, problems } = readPlan(
      withBench({ stations: fields.map((one) => ({ ...STATION, id: undefined, ...one })) }),
    );
    return {
      ids: plan.bench.stations.map(({ id }) => id),
      paths: problems.map(({ path, kind }) => `${path} ${kind}`),
    };
  };
  const atNone = 'steps.0.station choice';

  it.each<[rule: string, fields: object[], ids: string[], paths: string[]]>([
    ['without an id gets one', [{}], ['s1'], []],
    ['leaves their ids to others', [{}, { id: 's1' }, {}], ['s2', 's1', 's3'], []],
    [
      'whose id another has gets a new one',
      [{ id: 's1' }, { id: 's1' }, { id: 's2' }],
      ['s1', 's3', 's2'],
      ['bench.stations.1.id twice'],
    ],
    ['whose id is none gets one', [{ id: 'A b' }], ['s1'], ['bench.stations.0.id shape']],
    ['may not be called elsewhere', [{ id: ELSEWHERE }], ['s1'], ['bench.stations.0.id shape']],
    ['leaves its steps when its id changes', [{ id: 'x' }], ['x'], [atNone]],
  ])('%s', (_rule, fields, ids, paths) => expect(stations(...fields)).toEqual({ ids, paths }));

  it.each<[rule: string, fields: object, problems: object[]]>([
    [
      'whose kind nobody knows stays where it is',
      { kind: 'oven' },
      [{ path: 'bench.stations.0.kind', kind: 'choice' }],
    ],
    ['so does one without a kind', { kind: undefined }, []],
  ])('%s', (_rule, fields, problems) => {
    const read = readPlan(withStation(fields));
    expect(read.plan.bench.stations).toEqual([{ ...STATION, kind: 'other' }]);
    expect(read.plan.steps[0]?.station).toBe('s1');
    expect(read.problems).toMatchObject(problems);
  });

  it.each([
    [[], 's1'],
    [['s1', 's2', 's4'], 's3'],
    [['x'], 's1'],
  ])('takes of %j the first id that is free, %s', (taken, id) => expect(freeId(new Set(taken))).toBe(id));
});

describe('a plan', () => {
  it.each<[what: string, version: unknown, value: string]>([
    ['of a later version', 2, '2'],
    ['without a version', undefined, '–'],
    ['with a version in words', 'one', 'one'],
  ])('%s is read as far as it can be, and told', (_what, version, value) => {
    const { plan, problems } = readPlan(given({ version, title: 'kept' }));
    expect(plan).toMatchObject({ version: PLAN_VERSION, title: 'kept' });
    expect(problems).toEqual([{ path: 'version', kind: 'version', limit: PLAN_VERSION, value }]);
  });

  it.each<[what: string, value: unknown, shown: string]>([
    ['nothing', null, '–'],
    ['nothing at all', undefined, '–'],
    ['a list', [given()], '[…]'],
    ['a text', 'plan', 'plan'],
    ['a number', 5, '5'],
  ])('that is %s is an empty one', (_what, value, shown) => {
    expect(readPlan(value)).toEqual({
      plan: EMPTY_PLAN,
      problems: [{ path: '', kind: 'shape', value: shown }],
    });
  });

  it('keeps all else beside a value without an end', () => {
    const endless = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    const { plan, problems } = readPlan(given({ title: endless, purpose: 'kept' }));
    expect(plan).toMatchObject({ title: '', purpose: 'kept' });
    expect(problems).toEqual([{ path: 'title', kind: 'shape', value: '[…]' }]);
  });

  it('of which little is said says nothing of the rest, but asks where a thing stands', () => {
    const { plan, problems } = readPlan({ version: PLAN_VERSION, steps: [{}], bench: { stations: [{}] } });
    expect(problems).toEqual(
      ['x', 'y'].map((axis) => ({ path: `bench.stations.0.${axis}`, kind: 'number', value: '–' })),
    );
    expect(plan).toEqual({
      ...EMPTY_PLAN,
      steps: [EMPTY_STEP],
      bench: { ...EMPTY_PLAN.bench, stations: [{ id: 's1', kind: 'other', x: 0, y: 0 }] },
    });
  });
});
