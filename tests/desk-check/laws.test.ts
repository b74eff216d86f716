/** What holds for every plan, and for everything that could be taken for one. */
import fc from 'fast-check';
import { type Answer, planOf } from '@/lib/desk-check/answer';
import { needsMachine } from '@/lib/desk-check/at-a-screen';
import { ARMS } from '@/lib/desk-check/company-facts';
import { planHash, readPlanHash, readPlanText, writePlan } from '@/lib/desk-check/link';
import { readPlan } from '@/lib/desk-check/read';
import { MOST_RUNS, type Plan, planSchema } from '@/lib/desk-check/schema';
import { MOST_IN_ADDRESS } from '@/lib/text/in-address';
import { FACTS, plan, step } from './examples';
import { law, plans, roundPlans, spoiltPlans } from './generators';

const answerOf = (plan: Plan) => planOf(plan, FACTS);

it('every plan that is made here holds to the schema', () => {
  law(plans(), (plan) => expect(planSchema.safeParse(plan)).toMatchObject({ success: true }));
});

describe('more runs', () => {
  const more = fc
    .tuple(plans(), fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }))
    .map(([plan, one, other]) => {
      const withRuns = (runsPerWeek: number) => answerOf({ ...plan, runsPerWeek });
      return { fewer: withRuns(Math.min(one, other)), more: withRuns(Math.max(one, other)) };
    });
  const figures = ({ hours: { week, year, waiting } }: Answer) => [
    ...[week, year].flatMap(({ today, after, freed }) => [
      today,
      after.low,
      after.high,
      freed.low,
      freed.high,
    ]),
    waiting.week,
  ];

  it('are never fewer hours', () => {
    law(more, (answers) => {
      const [before, after] = [figures(answers.fewer), figures(answers.more)];
      expect(after.filter((hours, at) => !(hours >= (before[at] as number)))).toEqual([]);
    });
  });

  it('change no verdict on a step, and no arm', () => {
    law(more, ({ fewer, more: often }) => {
      const verdicts = ({ verdicts: all }: Answer) => all.map(({ verdict }) => verdict);
      expect(verdicts(often)).toEqual(verdicts(fewer));
      expect(often.arm).toEqual(fewer.arm);
    });
  });

  it('that are asked for free enough, and one fewer does not', () => {
    const seldom = fc.record({
      handsOn: fc.integer({ min: 1, max: 240 }).map((quarter) => quarter / 4),
      weeksPerYear: fc.integer({ min: 1, max: 52 }),
    });
    law(
      seldom,
      ({ handsOn, weeksPerYear }) => {
        const worth = (runsPerWeek: number) =>
          answerOf(plan({ runsPerWeek, weeksPerYear, steps: [step({ handsOn })] })).worth;
        const few = worth(0.01);
        const runs = 'runs' in few ? few.runs : undefined;
        if (runs !== undefined) expect(worth(runs).verdict).toBe('yes');
        const fewer = (runs ?? MOST_RUNS + 1) - 1;
        expect(worth(fewer)).toEqual(fewer === 0 ? { verdict: 'uncounted' } : few);
      },
      1000,
    );
  });
});

it('a heavier vessel never asks for a smaller arm', () => {
  const rank = ({ arm }: Answer) => (arm?.arm ? ARMS.indexOf(arm.arm.id) : ARMS.length);
  const heavier = fc.tuple(
    plans().filter(({ steps }) => steps.length > 0),
    fc.nat(),
    fc.integer({ min: 0, max: 6000 }),
  );
  law(heavier, ([plan, which, added]) => {
    const { steps } = plan;
    const index = which % steps.length;
    const weighs = (more: number) =>
      steps.map((step, at) => (at === index ? { ...step, grams: ((step.grams ?? 0) % 6000) + more } : step));
    const before = answerOf({ ...plan, steps: weighs(0) });
    const after = answerOf({ ...plan, steps: weighs(added) });
    expect(after.arm === undefined).toBe(before.arm === undefined);
    expect(rank(after)).toBeGreaterThanOrEqual(rank(before));
    expect(after.arm?.load ?? 0).toBeGreaterThanOrEqual(before.arm?.load ?? 0);
  });
});

it('what is entered at a screen changes nothing of what a machine frees and pays back', () => {
  law(plans(), (plan) => {
    const [whole, rest] = [plan, { ...plan, steps: plan.steps.filter(needsMachine) }].map(answerOf) as [
      Answer,
      Answer,
    ];
    if (whole.without?.by === 'software') expect(whole.money.payback).toBeUndefined();
    else {
      expect(whole.hours.machine).toEqual(rest.hours.machine);
      if (whole.money.payback && rest.money.payback) expect(whole.money).toEqual(rest.money);
    }
  });
});

it('a "not yet" is never said of steps whose minutes could change it', () => {
  law(plans(), (plan) => {
    const { worth, verdicts } = answerOf(plan);
    if (worth.verdict === 'notYet')
      expect(
        plan.steps.filter(({ handsOn }, at) => handsOn === undefined && verdicts[at]?.verdict !== 'keep'),
      ).toEqual([]);
  });
});

it('an order of steps never changes totals', () => {
  const shuffled = roundPlans.chain((plan) =>
    fc
      .shuffledSubarray(plan.steps, { minLength: plan.steps.length })
      .map((steps) => ({ plan, other: { ...plan, steps } })),
  );
  const totals = (plan: Plan) => {
    const { hours, arm, money, worth, schedule, outside, bring } = answerOf(plan);
    return {
      ...{ hours, money, schedule, outside },
      arm: arm && { load: arm.load, distance: arm.distance, id: arm.arm?.id, short: arm.short },
      worth: { ...worth, steps: undefined },
      bring: bring.map(({ id, steps = [], vessels }) => ({ id, steps: steps.length, vessels })),
    };
  };
  law(shuffled, ({ plan, other }) => expect(totals(other)).toEqual(totals(plan)));
});

describe('a plan that was written reads as the same', () => {
  const whole = (plan: Plan) => ({ plan, problems: [] });

  it('from a file', () => {
    law(plans(), (plan) => {
      const text = writePlan(plan);
      expect(text.length).toBeLessThan(MOST_IN_ADDRESS);
      expect(readPlan(JSON.parse(text))).toEqual(whole(plan));
      expect(readPlanText(text)).toEqual(whole(plan));
    });
  });

  it('from a link, which holds nothing that an address would change', () => {
    law(plans(), (plan) => {
      const hash = planHash(plan);
      expect(hash).toMatch(/^#plan=[\w-]+$/);
      expect(hash.length).toBeLessThan(MOST_IN_ADDRESS);
      expect(readPlanHash(hash)).toEqual(whole(plan));
    });
  });
});

describe('whatever is read', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.anything({ withDate: true, withBigInt: true, withMap: true, withNullPrototype: true }),
    spoiltPlans.map(({ text }) => JSON.parse(text)),
  );

  it('becomes a plan that holds to the schema, with one station for an id', () => {
    law(
      anything,
      (value) => {
        const { plan } = readPlan(value);
        expect(planSchema.safeParse(plan)).toMatchObject({ success: true });
        const ids = plan.bench.stations.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      },
      300,
    );
  });

  it('reads no better a second time', () => {
    law(
      anything,
      (value) => {
        const { plan } = readPlan(value);
        expect(readPlan(plan)).toEqual({ plan, problems: [] });
      },
      300,
    );
  });
});
