/** The report in the words of both languages, and with which numbers and names in them. */
import { formatDate } from '@/lib/dates';
import { numberText, quantityText, rangeText } from '@/lib/desk-check/number-text';
import { phrase } from '@/lib/desk-check/phrase';
import { presetPlan } from '@/lib/desk-check/preset';
import { problemLine, problemPlace, problemText } from '@/lib/desk-check/problem-text';
import { EMPTY_PLAN, type PlanProblem } from '@/lib/desk-check/read';
import { ELSEWHERE, type Plan } from '@/lib/desk-check/schema';
import { operationName } from '@/lib/desk-check/step-text';
import type { PlanWords } from '@/lib/desk-check/words';
import { fill } from '@/lib/listing/fill';
import { plan, station, step } from './examples';
import { LANGUAGES, PRESETS, spokenBy, VOICES } from './reports';

const KINDS = 'number low high whole choice long many date shape unknown version'.split(
  ' ',
) as PlanProblem['kind'][];
const LIMITED = new Set<PlanProblem['kind']>(['low', 'high', 'long', 'many']);

describe.each(LANGUAGES)('in %s', (locale, voice) => {
  const { words, names } = voice;
  const own = (fields: Plan) => spokenBy(voice, fields).report;
  const stepName = (n: number) => fill(words.procedure.step, { n });

  describe('a problem', () => {
    it('of each kind has its own sentence, with its limit where it has one', () => {
      const sentences = KINDS.map((kind) => problemText({ path: '', kind, limit: 1987, value: '' }, voice));
      expect(new Set(sentences).size).toBe(KINDS.length);
      KINDS.forEach((kind, at) => {
        expect(sentences[at]?.includes('1,987')).toBe(LIMITED.has(kind));
        expect(sentences[at]).not.toMatch(/[{}]/);
      });
    });

    it('of a day names the years that it may have: any other is one as well', () => {
      const sentence = problemText({ path: 'start', kind: 'date', value: '1999-01-01' }, voice);
      expect(sentence).toMatch(/2000.*2099/);
    });

    it.each<[path: string, place: (words: PlanWords) => string]>([
      ['', ({ problems }) => problems.everything],
      ['title', ({ procedure }) => procedure.name],
      ['runsPerWeek', ({ procedure }) => procedure.runs],
      ['steps', ({ procedure }) => procedure.steps],
      ['steps.0', () => stepName(1)],
      ['steps.2.grams', ({ procedure }) => `${stepName(3)} ${procedure.grams}`],
      ['steps.11.station', ({ procedure }) => `${stepName(12)} ${procedure.station}`],
      ['steps.0.colour', () => `${stepName(1)} colour`],
      ['bench.width', ({ bench }) => bench.width],
      ['bench.armX', ({ bench }) => `${bench.arm} ${bench.x}`],
      ['bench.armY', ({ bench }) => `${bench.arm} ${bench.y}`],
      ['bench.stations', ({ bench }) => bench.stations],
      ['bench.stations.1', ({ bench }) => `${bench.stations} 2`],
      ['bench.stations.11', ({ bench }) => `${bench.stations} 12`],
      ['bench.stations.1.y', ({ bench }) => `${bench.stations} 2 ${bench.y}`],
      ['gripper', ({ assumptions }) => assumptions.gripper],
      ['start', ({ assumptions }) => assumptions.start],
      // Names that nobody knows, some with points in them.
      ['colour', () => 'colour'],
      ['toString', () => 'toString'],
      ['__proto__', () => '__proto__'],
      ['7', () => '7'],
      ['x7', () => 'x7'],
      ['7x', () => '7x'],
      ['a.steps.1.foo', () => 'foo'],
      ['a.bench.stations.1.foo', () => 'foo'],
      ['–', () => '–'],
      ['steps.foo', () => 'foo'],
      ['bench.x.z', () => 'z'],
      ['bench.stations.z', () => 'z'],
      ['a.', () => 'a.'],
    ])('at "%s" names the place', (path, place) => {
      expect(problemPlace({ path }, words)).toBe(place(words));
    });

    it('in one line says where, what was found, and what is wrong', () => {
      const problem: PlanProblem = { path: 'steps.0.grams', kind: 'high', limit: 20_000, value: '99kg' };
      const line = problemLine(problem, EMPTY_PLAN, voice);
      for (const part of [problemPlace(problem, words), '99kg', problemText(problem, voice)])
        expect(line).toContain(part);
    });
  });

  it('an operation goes by its name, or by the visitor’s own words', () => {
    const [first] = names.operations;
    expect(operationName(first?.id ?? '', names)).toBe(first?.name);
    for (const free of ['', 'ふり混ぜる', 'toString']) expect(operationName(free, names)).toBe(free);
  });

  it('a step is reported with its verdict and every reason for it', () => {
    const { steps } = own(
      plan({
        steps: [step({ varies: true, precious: true, operation: '振る' }), step({ judgement: 'some' })],
      }),
    );
    expect(steps).toEqual([
      {
        name: stepName(1),
        operation: '振る',
        verdict: 'prepare',
        verdictName: words.verdicts.prepare,
        brief: words.verdicts.brief.prepare,
        reasons: [words.reasons.varies, words.reasons.precious].join(locale === 'ja' ? '' : ' '),
      },
      expect.objectContaining({ verdictName: words.verdicts.share, reasons: words.reasons.asked }),
    ]);
  });

  it('a step of which nothing is said has no verdict yet, and counts as none', () => {
    const said = plan({ runsPerWeek: 5, weeksPerYear: 50, steps: [step(), step({ handsOn: 9 })] });
    const { report, sheet } = spokenBy(voice, said);
    expect(report.steps[0]).toEqual(
      expect.objectContaining({ verdict: undefined, verdictName: '–', brief: '–', reasons: '' }),
    );
    expect(sheet.parts.find(({ id }) => id === 'steps')?.lines[0]).toContain(
      `${words.verdicts.brief.hand} 1`,
    );
    // What is chosen of it is said.
    for (const fields of [{ judgement: 'some' }, { handsOn: 0 }, { operation: 'mix' }] as const)
      expect(own(plan({ steps: [step(fields)] })).steps[0]?.verdict).toBeDefined();
  });

  it('each step has all of its own reasons', () => {
    const { reasons } = words;
    const { steps } = own(
      plan({
        runsPerWeek: 5,
        steps: [step({ handsOn: 1, waiting: 9 }), step({ handsOn: 9 }), step({ judgement: 'person' })],
      }),
    );
    const said = (...all: string[]) => all.join(locale === 'ja' ? '' : ' ');
    expect(steps.map((one) => one.reasons)).toEqual([
      said(reasons.waits, reasons.often, reasons.counted),
      said(reasons.often, reasons.counted),
      reasons.judged,
    ]);
  });

  describe('the verdict on the whole', () => {
    const often = { runsPerWeek: 10, weeksPerYear: 50 };
    const away = step({ handsOn: 1, station: ELSEWHERE });
    const judged = step({ handsOn: 60, judgement: 'person' });
    it.each<
      [what: string, fields: Plan, worth: keyof PlanWords['worth'], changes: (words: PlanWords) => string[]]
    >([
      ['nothing said', plan(), 'empty', () => []],
      [
        'input at a screen alone, however seldom',
        plan({ runsPerWeek: 1, weeksPerYear: 1, steps: [step({ operation: 'register', handsOn: 9 })] }),
        'software',
        () => [],
      ],
      ['worth it', plan({ ...often, steps: [step({ handsOn: 60 })] }), 'yes', () => []],
      [
        'it depends',
        plan({ ...often, steps: [step({ handsOn: 60, judgement: 'some' })] }),
        'depends',
        () => [],
      ],
      [
        'few hours: from how many runs on',
        plan({ ...often, steps: [step({ handsOn: 5 })] }),
        'few',
        ({ worth }) => [phrase(worth.runs, { n: 12, hours: 50 })],
      ],
      [
        'few hours that no runs make more, and a step elsewhere',
        plan({ ...often, weeksPerYear: 0.1, steps: [step({ handsOn: 5 }), away] }),
        'few',
        ({ worth }) => [worth.place],
      ],
      [
        'judgement: of which steps',
        plan({ ...often, steps: [step({ handsOn: 5 }), judged, judged] }),
        'judgement',
        ({ worth }) => [
          fill(worth.criteria, { steps: [stepName(2), stepName(3)].join(locale === 'ja' ? '、' : ', ') }),
        ],
      ],
      [
        'preparation: more at once',
        plan({ ...often, prepare: 9, steps: [step({ handsOn: 9 })] }),
        'setup',
        ({ worth }) => [worth.together],
      ],
      [
        'another place changes nothing of what a person decides there',
        plan({
          ...often,
          steps: [step({ handsOn: 5 }), step({ handsOn: 2, judgement: 'person', station: ELSEWHERE })],
        }),
        'few',
        ({ worth }) => [phrase(worth.runs, { n: 12, hours: 50 })],
      ],
      [
        'it does where the decision could go as well',
        plan({ ...often, steps: [step({ handsOn: 9, judgement: 'person', station: ELSEWHERE })] }),
        'nothing',
        ({ worth }) => [fill(worth.criteria, { steps: stepName(1) }), worth.place],
      ],
      ['nothing to hand over', plan({ ...often, steps: [away] }), 'nothing', ({ worth }) => [worth.place]],
      [
        'few hours beside what software frees: from how many runs on',
        plan({ ...often, steps: [step({ handsOn: 5 }), step({ operation: 'record', handsOn: 60 })] }),
        'fewByMachine',
        ({ worth }) => [phrase(worth.runsByMachine, { n: 12, hours: 50 })],
      ],
      [
        'minutes missing: of which steps',
        plan({ ...often, prepare: 15, steps: [step({ handsOn: 5 }), step()] }),
        'untimed',
        () => [],
      ],
    ])('%s', (_what, fields, worth, changes) => {
      const report = own(fields);
      expect(report.worth).toBe(phrase(words.worth[worth], { hours: 50, steps: stepName(2) }));
      expect(report.changes).toEqual(changes(words));
    });
  });

  it('the whole in a breath has the verdict, the steps to hand over, the hours, and the arm', () => {
    const { summary, worth, arm } = own(
      plan({
        ...{ runsPerWeek: 3, weeksPerYear: 50 },
        steps: [
          step({ handsOn: 40 }),
          step({ handsOn: 20, judgement: 'some' }),
          step({ station: ELSEWHERE }),
        ],
      }),
    );
    const hours = rangeText({ low: 2, high: 3 }, locale);
    expect(summary).toBe(
      phrase(words.answer.summary, { verdict: worth, n: 2, hours, arm: arm.lines[0] ?? '' }),
    );
  });

  describe('the arm', () => {
    const beaker = station({ kind: 'beaker', x: 900 + 460, y: 90 + 630 });
    const grams = (weight: number) => [step({ grams: weight })];
    const { arm } = words;
    it.each<[what: string, fields: Plan, lines: string[]]>([
      [
        'that is the candidate, with its margins to the gram',
        plan({ steps: grams(299) }),
        [
          fill(arm.candidate, { name: arm.names.small }),
          fill(arm.spare, { payload: 0.001, reach: 59 }),
          arm.nominal,
        ],
      ],
      [
        'that has too little reach to spare',
        plan({ steps: grams(299), margin: 20 }),
        [
          fill(arm.candidate, { name: arm.names.small }),
          fill(arm.spare, { payload: 0.001, reach: 59 }),
          fill(arm.tight, { margin: 20 }),
        ],
      ],
      [
        'that input at a screen does not need',
        plan({ steps: [step({ operation: 'register' })] }),
        [arm.software],
      ],
      [
        'beside a device that does without',
        plan({ steps: [step({ operation: 'ph', handsOn: 5 }), step({ handsOn: 5 })] }),
        [
          fill(arm.device, {
            names: names.operations.find(({ id }) => id === 'ph')?.name ?? '',
            devices: arm.devices.ph,
          }),
          fill(arm.candidate, { name: arm.names.small }),
          fill(arm.spare, { payload: 0.3, reach: 59 }),
          arm.nominal,
        ],
      ],
      ['that none of the steps needs', plan({ steps: [] }), [arm.none]],
      [
        'that would have to carry a gram more',
        plan({ steps: grams(4801) }),
        [arm.short, fill(arm.heavy, { kg: 0.001 })],
      ],
      [
        'that would have to carry more, wherever that is',
        plan({ steps: [step({ grams: 4801, station: '' })] }),
        [arm.short, fill(arm.heavy, { kg: 0.001 })],
      ],
      [
        'that would have to reach farther, to what',
        plan({ steps: [step()], bench: { stations: [{ ...beaker, x: beaker.x + 1 }] } }),
        [arm.short, fill(arm.far, { name: names.stations.beaker, mm: 1 })],
      ],
      [
        'beside what stands beyond the edge',
        plan({ steps: [], bench: { width: 800, armX: 400, stations: [beaker] } }),
        [arm.none, fill(arm.outside, { names: names.stations.beaker })],
      ],
      [
        'whose axis stands beyond the edge',
        plan({ steps: [], bench: { width: 800, armX: 900, stations: [] } }),
        [arm.none, fill(arm.outside, { names: words.bench.arm })],
      ],
    ])('%s', (_what, fields, lines) => expect(own(fields).arm.lines).toEqual(lines));

    it('that nothing needs has no figures', () => expect(own(plan({ steps: [] })).arm.figures).toEqual([]));

    it('says how load and distance came', () => {
      const stations = [station({ id: 'idle', kind: 'sink' }), station()];
      const [load, distance] = own(
        plan({
          steps: [step(), step({ grams: 1300 }), step({ grams: 1300 })],
          gripper: 900,
          tool: 300,
          bench: { stations },
        }),
      ).arm.figures;
      expect(load).toMatchObject({ value: '2.5 kg' });
      for (const part of [stepName(2), stepName(3), '1,300', '900', '300', '2.5'])
        expect(load?.how).toContain(part);
      expect(distance).toMatchObject({ value: '261 mm' });
      expect(distance?.how).toContain(names.stations.plate);
    });

    it('says what it does not know', () => {
      const { figures, decision } = own(
        plan({ steps: [step({ station: '' })], gripper: 120, bench: { stations: [] } }),
      ).arm;
      expect(figures.map(({ how }) => how)).toEqual([
        fill(arm.howLoadUnknown, { gripper: 120, tool: '', up: '' }),
      ]);
      expect(decision).toBe(arm.unplaced);
    });
  });

  it('the schedule has weeks without a start, and days with one', () => {
    const without = own(plan()).schedule;
    expect(without.phases.map(({ name }) => name)).toEqual(words.schedule.names);
    expect(without.phases.every(({ days }) => days === undefined)).toBe(true);
    const weeks = [1, 2, rangeText({ low: 4, high: 8 }, locale), 1];
    expect(without.phases.map((phase) => phase.weeks)).toEqual(
      weeks.map((length) => phrase(words.schedule.weeks, { weeks: length })),
    );
    expect(without.lines[0]).toBe(phrase(words.schedule.readyWeeks, { low: 8, high: 12 }));
    expect(without.lines).toContain(words.schedule.published);

    const { phases, lines } = own(plan({ start: '2026-11-30' })).schedule;
    const day = (date: string) => formatDate(date, locale);
    expect(phases[0]?.days).toBe(
      fill(words.schedule.days, { from: day('2026-11-30'), to: day('2026-12-06') }),
    );
    expect(lines).toEqual([
      fill(words.schedule.ready, { low: day('2027-01-24'), high: day('2027-02-21') }),
      fill(words.schedule.publishedDays, { from: day('2027-01-30'), to: day('2027-05-30') }),
    ]);
  });

  it.each<[what: string, yenPerHour: number | undefined, saved: string[]]>([
    ['is the frame alone without an hourly cost', undefined, []],
    ['is what is saved with one', 5000, [rangeText({ low: 300_000, high: 600_000 }, locale)]],
  ])('the money %s', (_what, yenPerHour, saved) => {
    const { money } = words;
    const steps = [step({ handsOn: 60 }), step({ handsOn: 60, judgement: 'some' })];
    const { figures } = own(plan({ runsPerWeek: 6, weeksPerYear: 10, yenPerHour, steps })).money;
    expect(figures.slice(0, 3).map(({ value }) => value)).toEqual([
      ...[money.priceValue, money.maintenanceValue],
      ...saved.map((yen) => fill(money.savedValue, { yen })),
    ]);
  });

  it('what to bring names its steps and vessels', () => {
    const { bring } = own(plan({ steps: [step(), step({ handsOn: 1, vessel: 'flask' })] }));
    const separator = locale === 'ja' ? '、' : ', ';
    expect(bring).toContain(fill(words.bring.minutes, { steps: stepName(1) }));
    expect(bring).toContain(fill(words.bring.weights, { steps: [1, 2].map(stepName).join(separator) }));
    expect(bring).toContain(fill(words.bring.vessels, { vessels: names.vessels.flask }));
    expect(bring).toContain(fill(words.bring.other, { steps: stepName(1) }));
  });

  it('every example is worth an answer, and has an arm', () => {
    expect(PRESETS[locale]).not.toEqual([]);
    for (const preset of PRESETS[locale]) {
      const { worth, arm } = own(presetPlan(preset));
      expect(worth).not.toBe(words.worth.empty);
      expect(arm.lines[0]).not.toBe(words.arm.none);
    }
  });
});

it.each([
  [1234.56, '1,234.6'],
  [0.04, '0.04'],
  [0.0167, '0.02'],
  [0, '0'],
  [12, '12'],
  [10_080, '10,080'],
])('%d is written %s', (value, text) => {
  for (const { locale } of VOICES) expect(numberText(value, locale)).toBe(text);
});

it.each([
  [1234.56, '1,234.56'],
  [0.004, '0'],
  [1.005, '1'],
  [0.25, '0.25'],
])('what is entered, %d, is printed as it is reckoned with: %s', (value, text) => {
  for (const { locale } of VOICES) expect(quantityText(value, locale)).toBe(text);
});

it.each([
  [1, 2.5, '1〜2.5', '1–2.5'],
  [3, 3, '3', '3'],
  [3.01, 3.04, '3', '3'],
])('from %d to %d is written %s, or %s', (low, high, ja, en) => {
  expect([rangeText({ low, high }, 'ja'), rangeText({ low, high }, 'en')]).toEqual([ja, en]);
});
