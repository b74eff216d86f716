/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ANNOUNCE_MS } from '@/islands/desk-check/check';
import { formatDate } from '@/lib/dates';
import { planHash } from '@/lib/desk-check/link';
import { phrase } from '@/lib/desk-check/phrase';
import { presetPlan } from '@/lib/desk-check/preset';
import { nextMonday, todayInJapan } from '@/lib/desk-check/schedule';
import type { Plan, Step } from '@/lib/desk-check/schema';
import { VESSELS } from '@/lib/desk-check/schema';
import { LOCALES } from '@/lib/i18n/locales';
import { fill } from '@/lib/listing/fill';
import { comeBack } from '../helpers/come-back';
import { user } from '../helpers/user-with-timers';
import {
  button,
  FIRST,
  field,
  figureOf,
  handsOn,
  judge,
  labelled,
  openTool,
  PROPS,
  reportFor,
  storedPlan,
  words,
} from './desk-check-tool';

const own = words.procedure;

// What jsdom lacks.
window.PointerEvent ??= MouseEvent as typeof PointerEvent;

async function replace(input: HTMLElement, text: string) {
  await user.clear(input);
  if (text) await user.type(input, text);
}

/** The example with its first step changed. */
const withStep = (changed: Partial<Step>): Plan => ({
  ...FIRST,
  steps: FIRST.steps.with(0, { ...(FIRST.steps[0] as Step), ...changed }),
});

/** Everything that is answered in numbers, and the verdict, says what the rules say of a plan. */
async function expectAnswer(plan: Plan) {
  const { worth, hours, arm, money, steps } = reportFor(plan);
  await waitFor(() => {
    for (const { term, value } of [...hours, ...arm.figures, ...money.figures])
      expect([term, figureOf(term)]).toEqual([term, value]);
  });
  const answer = document.querySelector('#answer') as HTMLElement;
  for (const text of [worth, ...arm.lines]) expect(answer).toHaveTextContent(text);
  for (const [index, { name, operation, verdict, verdictName, brief, reasons }] of steps.entries()) {
    const row = document.querySelectorAll('#procedure ol > li')[index] as HTMLElement;
    expect(row.querySelector('summary')).toHaveTextContent(`${index + 1}${operation}`);
    expect(row.querySelector('summary')).toHaveTextContent(brief);
    expect(row).toHaveTextContent(`${verdictName} ${reasons}`);
    const text = `${name} ${operation} ${verdictName} ${reasons}`;
    if (verdict === 'hand') expect(answer).not.toHaveTextContent(text);
    else expect(answer).toHaveTextContent(text);
  }
}

it.each([
  ['5', '44', '＝ 年220回'],
  ['0.25', '5', '≈ 年1.3回'],
  // As the paper reckons it: 0.33 × 44 = 14.52.
  ['0.333', '44', '≈ 年14.5回'],
])('%s runs a week in %s weeks are so many a year: %s', async (runs, weeks, yearly) => {
  await openTool();
  await replace(field(own.runs), runs);
  await replace(field(own.weeks), weeks);
  await waitFor(() => expect(document.querySelector('#procedure')).toHaveTextContent(yearly));
});

describe.each(LOCALES)('in %s, the hours of a headline', (locale) => {
  const { words: own, presets } = PROPS[locale];
  const { nearly } = own.units;
  // 36 minutes a run, and 15 after automation.
  it.each([
    [10, '6', '2.5'],
    [9, '5.4', `${nearly}2.3`],
  ])('%d runs: each has its name read aloud, and a sign where it is rounded', async (runs, today, after) => {
    const [first] = presets as [(typeof presets)[number]];
    await openTool(locale, planHash({ ...presetPlan(first), runsPerWeek: runs }));
    for (const place of ['#dock', '#answer details'])
      await waitFor(() =>
        expect(document.querySelector(place)).toHaveTextContent(
          `${own.hours.today} ${today}${own.hours.after} ${after}`,
        ),
      );
  });
});

it('on the back of the paper, what could not be read ends as a sentence before the assumptions', async () => {
  await openTool();
  await replace(handsOn(1), '三分');
  const back = () => document.querySelector('.dk-behind');
  await waitFor(() => expect(back()).toHaveTextContent(words.problems.number));
  expect(back()).toHaveTextContent(`。${words.sheet.estimated}`);
});

describe.each(LOCALES)('in %s', (locale) => {
  it('the tool opens with the first example and its answer', async () => {
    await openTool(locale);
    const { worth, summary, bring } = reportFor(FIRST, locale);
    const [{ title, purpose }] = PROPS[locale].presets as [(typeof PROPS.ja.presets)[number]];
    const { procedure } = PROPS[locale].words;
    expect(field(procedure.name)).toHaveValue(title);
    expect(field(procedure.purpose)).toHaveValue(purpose);
    expect(document.querySelector('#answer')).toHaveTextContent(worth);
    for (const line of bring) expect(document.querySelector('#answer')).toHaveTextContent(line);
    expect(summary).toContain(worth);
  });
});

describe('what is typed changes the answer:', () => {
  beforeEach(() => openTool());

  it.each<[what: string, label: string, typed: string, plan: Plan]>([
    ['runs a week', own.runs, '2', { ...FIRST, runsPerWeek: 2 }],
    ['weeks a year', own.weeks, '3', { ...FIRST, weeksPerYear: 3 }],
    ['runs in full width', own.runs, '２０', { ...FIRST, runsPerWeek: 20 }],
    ['runs with a part', own.runs, '０．５', { ...FIRST, runsPerWeek: 0.5 }],
    ['preparation', labelled(words.assumptions.prepare, 'minutes'), '60', { ...FIRST, prepare: 60 }],
    ['cleaning up', labelled(words.assumptions.cleanUp, 'minutes'), '0', { ...FIRST, cleanUp: 0 }],
    ['the gripper', labelled(words.assumptions.gripper, 'grams'), '1,500', { ...FIRST, gripper: 1500 }],
    [
      'the cost of an hour',
      labelled(words.assumptions.yenPerHour, 'yen'),
      '3000',
      { ...FIRST, yenPerHour: 3000 },
    ],
  ])('%s', async (_, label, typed, plan) => {
    await replace(field(label), typed);
    await expectAnswer(plan);
    expect(field(label)).toHaveValue(typed);
    expect(field(label)).not.toHaveAttribute('aria-invalid');
  });

  it.each<[what: string, label: string, counted: number, plan: Plan]>([
    ['cleaning up', labelled(words.assumptions.cleanUp, 'minutes'), 5, { ...FIRST, cleanUp: 5 }],
    [
      'the width of the bench',
      labelled(words.bench.width, 'millimetres'),
      1800,
      { ...FIRST, bench: { ...FIRST.bench, width: 1800 } },
    ],
  ])('%s that is emptied shows in its place what is counted with', async (_, label, counted, plan) => {
    await replace(field(label), '1000');
    await replace(field(label), '');
    expect(field(label)).toHaveValue('');
    expect(field(label)).toHaveAttribute('placeholder', String(counted));
    await expectAnswer(plan);
  });

  it('a number of a step that is emptied is not known', async () => {
    await replace(field(labelled(own.waiting, 'minutes'), 1), '');
    expect(field(labelled(own.waiting, 'minutes'), 1)).toHaveAttribute('placeholder', '');
  });

  it.each<[what: string, label: string, typed: string, changed: Partial<Step>]>([
    ['hands-on minutes', labelled(own.handsOn, 'minutes'), '90', { handsOn: 90 }],
    ['minutes in full width', labelled(own.handsOn, 'minutes'), '１２', { handsOn: 12 }],
    ['waiting', labelled(own.waiting, 'minutes'), '45', { waiting: 45 }],
    ['a weight', labelled(own.grams, 'grams'), '4500', { grams: 4500 }],
  ])('%s of a step', async (_, label, typed, changed) => {
    await replace(field(label, 1), typed);
    await expectAnswer(withStep(changed));
  });

  it('a weight that is taken away is one to bring', async () => {
    await replace(field(labelled(own.grams, 'grams'), 1), '');
    const { grams: _, ...rest } = FIRST.steps[0] as Step;
    const plan = { ...FIRST, steps: FIRST.steps.with(0, rest) };
    await expectAnswer(plan);
    expect(reportFor(plan).bring).not.toEqual(reportFor(FIRST).bring);
    for (const line of reportFor(plan).bring)
      await waitFor(() => expect(document.querySelector('#answer')).toHaveTextContent(line));
  });

  it('who decides', async () => {
    await user.click(judge(1, 'person'));
    await expectAnswer(withStep({ judgement: 'person' }));
  });

  it('where it is done', async () => {
    await user.selectOptions(field(own.station, 1), own.elsewhere);
    await expectAnswer(withStep({ station: 'elsewhere' }));
  });

  it.each([
    ['shapes that vary', own.varies, 'varies'],
    ['what cannot be repeated', own.precious, 'precious'],
  ] as const)('%s', async (_, label, name) => {
    await user.click(field(label, 1));
    await expectAnswer(withStep({ [name]: true }));
    await user.click(field(label, 1));
    await expectAnswer(FIRST);
  });

  it('the vessel, which is one to bring, and times that were taken with a clock', async () => {
    const vessel = VESSELS.find((one) => FIRST.steps.every((used) => used.vessel !== one)) ?? 'other';
    await user.selectOptions(field(own.vessel, 1), PROPS.ja.names.vessels[vessel]);
    await user.click(field(own.measured));
    await waitFor(() => expect(storedPlan()).toEqual({ ...withStep({ vessel }), measured: true }));
    for (const line of reportFor(storedPlan()).bring)
      await waitFor(() => expect(document.querySelector('#answer')).toHaveTextContent(line));
  });

  it('the name and the purpose are on the sheet', async () => {
    await replace(field(own.name), '核酸の抽出');
    await replace(field(own.purpose), '夜にも進める');
    const paper = document.querySelector('[data-paper]');
    await waitFor(() => expect(paper).toHaveTextContent('夜にも進める'));
    expect(paper).toHaveAccessibleName(`${words.sheet.title} 核酸の抽出`);
  });
});

describe('the start', () => {
  beforeEach(() => openTool());
  const label = words.assumptions.start;

  it('is open at first, then a day with all the days that follow', async () => {
    expect(field(label)).toHaveValue('');
    await user.type(field(label), '2027-04-05');
    const { phases, lines } = reportFor({ ...FIRST, start: '2027-04-05' }).schedule;
    const answer = document.querySelector('#answer');
    await waitFor(() => expect(answer).toHaveTextContent(phases[0]?.days ?? 'no days'));
    for (const text of [...phases.map(({ days = 'no days' }) => days), ...lines])
      expect(answer).toHaveTextContent(text);
  });

  it.each(['2027-04-15', '2027/4/15', '令和9年4月15日', '15 April 2027'])(
    'is %s, of which a part is a day already, and is written our way once it is left',
    async (text) => {
      await user.type(field(label), text);
      expect(field(label)).toHaveValue(text);
      await user.tab();
      expect(field(label)).toHaveValue('2027-04-15');
      await waitFor(() => expect(storedPlan().start).toBe('2027-04-15'));
      await user.type(field(label), '{Backspace}');
      expect(field(label)).toHaveValue('2027-04-1');
      await user.type(field(label), '6');
      await user.tab();
      expect(field(label)).toHaveValue('2027-04-16');
    },
  );

  it('is told to be none once it is left, and not before', async () => {
    await user.type(field(label), '四月');
    expect(field(label)).not.toHaveAccessibleDescription(words.problems.date);
    await user.tab();
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(words.problems.date));
  });

  it('is next Monday at the press of a button, and open again when it is emptied', async () => {
    await user.click(button(words.assumptions.monday));
    const monday = nextMonday(todayInJapan(new Date()));
    await waitFor(() => expect(field(label)).toHaveValue(monday));
    expect(
      new Date(`${monday}T00:00:00+09:00`).toLocaleDateString('en', {
        weekday: 'long',
        timeZone: 'Asia/Tokyo',
      }),
    ).toBe('Monday');
    await user.clear(field(label));
    await waitFor(() => expect(storedPlan().start).toBeUndefined());
    await waitFor(() => {
      for (const line of reportFor(FIRST).schedule.lines)
        expect(document.querySelector('#answer')).toHaveTextContent(line);
    });
  });
});

/** The numbers in the sum of a figure, opened by its name, that lead to a field: what they say, and the field's label. */
async function linksIn(term: string): Promise<[text: string, label: string][]> {
  const summary = [...document.querySelectorAll('[data-paper] summary')].find(
    ({ firstElementChild }) => firstElementChild?.textContent === term,
  ) as HTMLElement;
  await user.click(summary);
  const found: [string, string][] = [];
  for (const link of within(summary.parentElement as HTMLElement).getAllByRole('link')) {
    await user.click(link);
    const [label] = (document.activeElement as HTMLInputElement).labels ?? [];
    expect(link).toHaveAccessibleName(expect.stringMatching(/^\D.* [\d,.]+$/));
    found.push([link.textContent ?? '', label?.textContent ?? '']);
  }
  return found;
}

it('the numbers in a sum lead to the fields they were typed into', async () => {
  await openTool('ja', planHash({ ...withStep({ grams: 1234 }), tool: 70, yenPerHour: 2500 }));
  const runs = [String(FIRST.runsPerWeek), own.runs] as const;
  const weeks = [String(FIRST.weeksPerYear), own.weeks] as const;
  expect(await linksIn(words.hours.both)).toEqual([runs, runs]);
  expect(await linksIn(words.hours.freedYear)).toEqual([runs, weeks]);
  expect(await linksIn(words.money.saved)).toEqual([
    runs,
    weeks,
    ['2,500', labelled(words.assumptions.yenPerHour, 'yen')],
  ]);
  expect(await linksIn(words.arm.load)).toEqual([
    ['1,234', labelled(own.grams, 'grams')],
    [String(FIRST.gripper), labelled(words.assumptions.gripper, 'grams')],
    ['70', labelled(words.assumptions.tool, 'grams')],
  ]);
});

describe('an impossible value', () => {
  beforeEach(() => openTool());
  const runs = () => field(own.runs);
  const summary = (n: number) => phrase(words.problems.summary, { n });

  it.each([
    ['-1', fill(words.problems.low, { limit: 0 })],
    ['501', fill(words.problems.high, { limit: 500 })],
    ['たくさん', words.problems.number],
  ])('%s is reported at its field and in the summary, and stays as typed', async (typed, problem) => {
    await replace(runs(), typed);
    await waitFor(() => expect(runs()).toHaveAccessibleDescription(problem));
    expect(runs()).toBeInvalid();
    expect(runs()).toHaveValue(typed);
    await waitFor(() => expect(screen.getByText(summary(1))).toBeInTheDocument());
    expect(document.body).not.toHaveTextContent(/NaN|Infinity(?![ ）])|undefined/);
    await replace(runs(), '5');
    await waitFor(() => expect(runs()).toBeValid());
    expect(runs()).toHaveAccessibleDescription('');
    await waitFor(() => expect(screen.queryByText(summary(1))).not.toBeInTheDocument());
  });

  it('of every field is in the summary, whose links lead to the fields', async () => {
    await replace(runs(), 'x');
    await replace(handsOn(2), '1441');
    await replace(field(labelled(words.bench.width, 'millimetres')), '299.5');
    await waitFor(() => expect(screen.getByText(summary(3))).toBeInTheDocument());
    const limit = fill(words.problems.high, { limit: '1,440' });
    const line = (term: string, value: string) => fill(words.sheet.costLine, { term, value });
    const place = `${fill(own.step, { n: 2 })} ${own.handsOn}`;
    await user.click(screen.getByText(line(place, limit)));
    expect(handsOn(2)).toHaveFocus();
    await user.click(screen.getByText(line(words.bench.width, words.problems.whole)));
    expect(field(labelled(words.bench.width, 'millimetres'))).toHaveFocus();
  });

  it('leaves the last good value in the answer, and says so on the paper', async () => {
    fireEvent.input(handsOn(1), { target: { value: 'x' } });
    await waitFor(() => expect(screen.getByText(summary(1))).toBeInTheDocument());
    await expectAnswer(FIRST);
    const used = fill(words.problems.used, { value: String(FIRST.steps[0]?.handsOn) });
    expect(document.querySelector('[data-paper]')).toHaveTextContent(used);
  });

  it('is no part of the answer where the field was empty before; everything else is', async () => {
    fireEvent.input(handsOn(1), { target: { value: '' } });
    fireEvent.input(handsOn(1), { target: { value: 'x' } });
    const { handsOn: _, ...rest } = FIRST.steps[0] as Step;
    await expectAnswer({ ...FIRST, steps: FIRST.steps.with(0, rest) });
    await waitFor(() =>
      expect(document.querySelector('[data-paper]')).toHaveTextContent(words.problems.asEmpty),
    );
  });
});

/** A moment at a time, so that what is drawn in between sets its own timers. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 50) await act(() => jest.advanceTimersByTimeAsync(50));
}

describe('the answer is announced', () => {
  const announcement = () => [...document.querySelectorAll('p[role="status"]')].at(-1);
  const said = () => announcement()?.textContent;
  const type = (value: string) => fireEvent.input(field(own.runs), { target: { value } });
  beforeEach(() => openTool());
  afterEach(() => jest.useRealTimers());

  it('wherever the page is: not in the bar, which is hidden beside the paper', () => {
    expect(announcement()?.closest('#dock')).toBeNull();
  });

  it('once, after a pause, and not at first', async () => {
    const heard: string[] = [];
    new MutationObserver(() => heard.push(...(said() ? [said() as string] : []))).observe(
      announcement() as HTMLElement,
      { childList: true, characterData: true, subtree: true },
    );
    jest.useFakeTimers();
    await pass(2 * ANNOUNCE_MS);
    expect(said()).toBe('');
    for (const typed of ['1', '12', '123']) {
      type(typed);
      await pass(ANNOUNCE_MS / 2);
    }
    expect(said()).toBe('');
    type('12');
    await pass(2 * ANNOUNCE_MS);
    expect(heard).toEqual([reportFor({ ...FIRST, runsPerWeek: 12 }).summary]);
  });
});

describe('a press that is held while what was typed is answered', () => {
  const summary = phrase(words.problems.summary, { n: 1 });
  const answer = () => document.querySelector('#answer') as HTMLElement;
  beforeEach(() => openTool());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['its release', fireEvent.pointerUp],
    ['its end by the browser', fireEvent.pointerCancel],
  ])('moves nothing away from under the pointer before %s', async (_, end) => {
    jest.useFakeTimers();
    fireEvent.input(field(own.runs), { target: { value: 'x' } });
    const step = document.querySelector('#procedure ol summary') as HTMLElement;
    fireEvent.pointerDown(step, { buttons: 1 });
    await pass(1000);
    expect(answer()).not.toHaveTextContent(summary);
    end(step);
    await pass(1000);
    expect(answer()).toHaveTextContent(summary);
  });

  it.each([
    ['nothing is pressed', () => document.body, 1],
    ['a menu is opened by another button', () => document.querySelector('#procedure ol summary'), 2],
  ])('leaves the answer to follow where %s', async (_what, pressed, buttons) => {
    jest.useFakeTimers();
    fireEvent.input(field(own.runs), { target: { value: 'x' } });
    fireEvent.pointerDown(pressed() as Element, { buttons });
    await pass(1000);
    expect(answer()).toHaveTextContent(summary);
  });
});

it('the paper has the day on which it is used, also in a page that was left open', async () => {
  const days = ['2026-11-28T03:00:00Z', '2026-11-29T03:00:00Z'].map((time) => new Date(time));
  jest.useFakeTimers({ now: days[0], doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  await openTool();
  const paper = document.querySelector('[data-paper]') as HTMLElement;
  const text = (day: Date | undefined) => formatDate(todayInJapan(day as Date), 'ja');
  await waitFor(() => expect(paper).toHaveTextContent(text(days[0])));
  jest.setSystemTime(days[1] as Date);
  comeBack(true);
  await waitFor(() => expect(paper).toHaveTextContent(text(days[1])));
  jest.useRealTimers();
});
