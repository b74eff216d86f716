import { planOf } from '@/lib/desk-check/answer';
import { type ArmAnswer, distanceTo, outsideBench } from '@/lib/desk-check/arm';
import { ELSEWHERE, type Plan, type Station, type Step, UNPLACED } from '@/lib/desk-check/schema';
import { FACTS, plan, station, step } from './examples';

const armFor = (fields: Parameters<typeof plan>[0]) => planOf(plan(fields), FACTS).arm;

/** A beaker, 100 mm wide and deep, whose far corner is so far from the axis of the arm to the right and to the front. */
const beaker = (right: number, front: number, id = 'here'): Station =>
  station({ id, kind: 'beaker', x: 900 + right - 50, y: 90 + front - 50 });

describe('the payload', () => {
  const fits = (id: string, load: number, spare: number) => ({
    load,
    arm: { id, spare: { payload: expect.closeTo(spare, 9) } },
  });
  it.each<[rule: string, grams: number, answer: object]>([
    ['of the small arm with the gripper', 300, fits('small', 0.5, 0)],
    ['a gram more takes the medium one', 301, fits('medium', 0.501, 2.499)],
    ['part of a gram counts as a whole one', 300.25, fits('medium', 0.501, 2.499)],
    ['of the medium arm', 2800, fits('medium', 3, 0)],
    ['a gram more takes the large one', 2801, fits('large', 3.001, 1.999)],
    ['of the large arm', 4800, fits('large', 5, 0)],
    [
      'a gram more is too heavy by a gram',
      4801,
      { load: 5.001, short: { payload: expect.closeTo(0.001, 9), far: [] } },
    ],
  ])('%s', (_rule, grams, answer) => {
    const arm = armFor({ steps: [step({ grams })], gripper: 200 });
    expect(arm).toMatchObject(answer);
    expect(arm && 'arm' in arm).toBe('arm' in answer);
  });
});

describe('the reach', () => {
  // 3, 4, 5: 192² + 256² = 320², 375² + 500² = 625², 510² + 680² = 850².
  it.each<[rule: string, at: [right: number, front: number], distance: number, id: string | undefined]>([
    ['of the small arm to the farthest corner', [192, 256], 320, 'small'],
    ['a millimetre more takes the medium one', [193, 256], 321, 'medium'],
    ['of the medium arm', [375, 500], 625, 'medium'],
    ['a millimetre more takes the large one', [376, 500], 626, 'large'],
    ['of the large arm', [510, 680], 850, 'large'],
    ['a millimetre more is too far', [511, 680], 851, undefined],
  ])('%s', (_rule, [right, front], distance, id) => {
    const arm = armFor({ steps: [step()], bench: { stations: [beaker(right, front)] } });
    expect({ distance: arm?.distance, id: arm?.arm?.id }).toEqual({ distance, id });
    expect(arm?.short?.far).toEqual(id ? undefined : [{ id: 'here', by: 1 }]);
  });

  it('is the same to both sides, and behind the arm', () => {
    const bench = { ...plan().bench, armX: 900, armY: 1000 };
    const corners = [beaker(192, 256), { ...beaker(192, 256), x: 900 - 142 }];
    for (const { x, y, ...rest } of corners)
      for (const turned of [y + 910, 2000 - y - 910])
        expect(distanceTo(bench, { ...rest, x, y: turned })).toBe(320);
  });
});

describe('what counts', () => {
  const NEAR = beaker(100, 100, 'near');
  const FAR = beaker(800, 500, 'far');
  const bench = { stations: [NEAR, FAR] };
  const near = (fields: Partial<Step> = {}) => step({ station: 'near', ...fields });
  const far = (fields: Partial<Step> = {}) => step({ station: 'far', ...fields });

  it.each<[rule: string, fields: Partial<Plan>, answer: Partial<ArmAnswer>]>([
    ['no station at which nothing is done', { steps: [near()] }, { distance: 141, farthest: 'near' }],
    [
      'no station of a step that is kept',
      { steps: [near(), far({ judgement: 'person' })] },
      { farthest: 'near' },
    ],
    [
      'the station of a step that is shared',
      { steps: [near(), far({ judgement: 'some' })] },
      { farthest: 'far' },
    ],
    ['that of one to be prepared', { steps: [near(), far({ precious: true })] }, { farthest: 'far' }],
    [
      'no weight that people carry',
      { steps: [near({ grams: 100 }), near({ grams: 9000, station: ELSEWHERE })] },
      { load: 0.3, heaviest: [0] },
    ],
    [
      'all of the heaviest',
      { steps: [near(), near({ grams: 9 }), near({ grams: 400 }), near({ grams: 400 })] },
      { load: 0.6, heaviest: [2, 3] },
    ],
    ['the gripper alone where no weight is known', { steps: [near()], gripper: 120 }, { load: 0.12 }],
    ['a weight of nothing is known', { steps: [near({ grams: 0 })] }, { load: 0.2, heaviest: [0] }],
    [
      'both demands, each by its own step',
      { steps: [near({ grams: 4000 }), far({ grams: 10 })] },
      { load: 4.2, heaviest: [0], farthest: 'far', short: { payload: 0, far: [{ id: 'far', by: 93 }] } },
    ],
    [
      'too heavy and too far at once',
      { steps: [far({ grams: 5800 })] },
      { short: { payload: 1, far: [{ id: 'far', by: 93 }] } },
    ],
    [
      'the step whose place nobody knows, and the one whose weight',
      { steps: [near({ grams: 9 }), step({ grams: 9, station: UNPLACED }), near()] },
      { unplaced: [1], unweighed: [2], farthest: 'near' },
    ],
  ])('%s', (_rule, fields, answer) => expect(armFor({ ...fields, bench })).toMatchObject(answer));

  it('a station just within reach is not too far for what is too heavy', () => {
    const edge = { stations: [beaker(510, 680)] };
    expect(armFor({ steps: [step({ grams: 5800 })], bench: edge })?.short).toEqual({ payload: 1, far: [] });
  });

  it.each([
    [[100, 200], 'first'],
    [[200, 100], 'first'],
    [[100, 201], 'second'],
  ])('of two stations, the second at %j, the farthest is the %s', (at, farthest) => {
    const stations = [beaker(100, 200, 'first'), beaker(...(at as [number, number]), 'second')];
    const steps = stations.map(({ id }) => step({ station: id }));
    expect(armFor({ steps, bench: { stations } })?.farthest).toBe(farthest);
  });

  it('a heavy vessel near by takes the arm that carries it', () => {
    expect(armFor({ steps: [near({ grams: 4000 })], bench })?.arm).toMatchObject({
      id: 'large',
      spare: { payload: expect.closeTo(0.8, 9), reach: 709 },
    });
  });

  it('an unknown weight names no step, and a bench without stations none of them', () => {
    const arm = armFor({ steps: [step({ judgement: 'some' })], bench: { stations: [] } });
    expect(arm?.heaviest).toEqual([]);
    expect(armFor({ steps: [near()], bench })?.heaviest).toEqual([]);
  });

  it.each<[rule: string, grams: number, short: ArmAnswer['short']]>([
    ['too heavy for all is so wherever it stands', 4801, { payload: expect.closeTo(0.001, 9), far: [] }],
    ['what one of them carries has no arm yet', 4800, undefined],
  ])('without a place, %s', (_rule, grams, short) => {
    const arm = armFor({ steps: [step({ grams, station: UNPLACED })], bench });
    expect(arm?.short).toEqual(short);
    expect(arm).toMatchObject({ unplaced: [0], distance: 0 });
    expect(arm?.arm).toBeUndefined();
  });

  it.each<[rule: string, steps: Step[]]>([
    ['no steps', []],
    ['only steps that are kept', [near({ judgement: 'person' }), step({ station: ELSEWHERE })]],
  ])('%s: no arm', (_rule, steps) => expect(armFor({ steps, bench })).toBeUndefined());
});

describe('the tool that the gripper holds', () => {
  it.each([
    [300, 0, 'small'],
    [300, 1, 'medium'],
    [2000, 800, 'medium'],
    [2000, 801, 'large'],
  ])('counts: with %d g and %d g it is the %s arm', (grams, tool, id) => {
    const arm = armFor({ steps: [step({ grams })], gripper: 200, tool });
    expect(arm?.load).toBeCloseTo((grams + 200 + tool) / 1000, 9);
    expect(arm?.arm?.id).toBe(id);
  });
});

describe('the margin of reach', () => {
  // 337.5² + 450² = 562.5²: a tenth of 625 is left.
  it.each<[rule: string, at: [right: number, front: number], margin: number, isTight: boolean]>([
    ['a millimetre less than a tenth is tight', [338, 451], 10, true],
    ['a tenth is not', [337, 450], 10, false],
    ['nor is less where less was asked for', [338, 451], 9, false],
    ['nothing is asked for: nothing is tight', [375, 500], 0, false],
  ])('%s', (_rule, [right, front], margin, isTight) => {
    const arm = armFor({ steps: [step()], margin, bench: { stations: [beaker(right, front)] } });
    expect(arm?.arm).toMatchObject({ id: 'medium', isTight });
  });
});

describe('a station stands on the bench', () => {
  it.each<[rule: string, place: Partial<Station>, outside: string[]]>([
    ['up to its right edge', { x: 1800 }, []],
    ['not beyond it', { x: 1801 }, ['here']],
    ['up to its front edge', { y: 750 }, []],
    ['not before it', { y: 751 }, ['here']],
  ])('%s', (_rule, place, outside) => {
    const { bench } = plan({ bench: { width: 1800, depth: 750, stations: [station(place)] } });
    expect(outsideBench(bench)).toEqual(outside);
  });
});
