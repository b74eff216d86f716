/** What each line of the sheet rests on: which are there, from which numbers, and what is left out. */
import { formatDate } from '@/lib/dates';
import { rangeText } from '@/lib/desk-check/number-text';
import { phrase } from '@/lib/desk-check/phrase';
import { ELSEWHERE, type Plan } from '@/lib/desk-check/schema';
import { type Sheet, sheetMail, sheetOf, sheetText } from '@/lib/desk-check/sheet';
import { stepNames } from '@/lib/desk-check/step-text';
import { fill } from '@/lib/listing/fill';
import { plan, step } from './examples';
import { COMPANY, LANGUAGES, spokenBy } from './reports';

const OFTEN = { runsPerWeek: 10, weeksPerYear: 50 };
const MEASURED = { ...OFTEN, measured: true };
/** Every number of it is known, and 250 hours a year are freed. */
const whole = plan({ ...MEASURED, steps: [step({ handsOn: 30, grams: 80 })] });
const software = plan({ ...MEASURED, steps: [step({ operation: 'register', handsOn: 30 })] });
const kept = plan({ ...MEASURED, steps: [step({ handsOn: 30, judgement: 'person' })] });

describe.each(LANGUAGES)('in %s', (locale, voice) => {
  const { words } = voice;
  const own = words.sheet;
  const spoken = (fields: Plan) => spokenBy(voice, fields);
  const linesOf = (fields: Plan, id: string) =>
    spoken(fields).sheet.parts.find((part) => part.id === id)?.lines ?? [];
  const cost = (term: string, value: string) => fill(own.costLine, { term, value });
  const hours = (value: number) => phrase(words.hours.value, { hours: value });
  const range = (low: number, high: number) => rangeText({ low, high }, locale);
  const setup = phrase(own.setup, { prepare: 0, cleanUp: 0, gripper: 200, tool: 0, margin: 10 });
  const few = phrase(own.few, { hours: 50 });

  describe('in brief', () => {
    it('is the verdict, the money, the hours of hands, those freed, the price, the arm and when it is ready', () => {
      expect(spoken(whole).sheet.brief).toEqual([
        phrase(words.worth.yes, { hours: 50 }),
        words.money.unknown,
        cost(words.hours.both, `${hours(5)} → ${hours(0)}`),
        cost(words.hours.freedYear, hours(250)),
        cost(words.money.price, words.money.priceValue),
        fill(words.arm.candidate, { name: words.arm.names.small }),
        phrase(words.schedule.readyWeeks, { low: 8, high: 12 }),
      ]);
    });

    it.each<[what: string, fields: Plan, brief: string[]]>([
      [
        'input at a screen has no price, no arm and no weeks',
        software,
        [
          phrase(words.worth.software, { hours: 50 }),
          words.money.software,
          cost(words.hours.both, `${hours(5)} → ${hours(0)}`),
          cost(words.hours.freedYear, hours(250)),
        ],
      ],
      [
        'what people decide has none either',
        kept,
        [
          phrase(words.worth.nothing, { hours: 50 }),
          words.money.nothing,
          cost(words.hours.both, `${hours(5)} → ${hours(5)}`),
          cost(words.hours.freedYear, hours(0)),
        ],
      ],
      [
        'a plan in which nothing is said has no line of what it saves, and no arm',
        plan(),
        [
          phrase(words.worth.empty, { hours: 50 }),
          // It may become anything, so what is published is there.
          cost(words.money.price, words.money.priceValue),
          phrase(words.schedule.readyWeeks, { low: 8, high: 12 }),
        ],
      ],
    ])('%s', (_what, fields, brief) => expect(spoken(fields).sheet.brief).toEqual(brief));
  });

  describe('what is assumed', () => {
    const unweighed = fill(own.unweighed, { steps: stepNames([0], voice) });
    it.each<[what: string, fields: Plan, lines: string[]]>([
      [
        'nothing but the setup, the hours and the frame of the price',
        whole,
        [own.measured, setup, few, own.notQuote],
      ],
      ['nothing of a machine for input at a screen', software, [own.measured]],
      ['nothing at all where people decide', kept, [own.measured]],
      ['the frame alone where nothing is said', plan({ measured: true }), [own.measured, own.notQuote]],
      [
        'which minutes are missing, where nothing else counts',
        { ...software, steps: [...software.steps, step({ operation: 'record' })] },
        [own.measured, fill(own.untimed, { steps: stepNames([1], voice) })],
      ],
      [
        'which weight and which place are missing',
        { ...whole, steps: [step({ handsOn: 30, station: '' }), step({ handsOn: 30, grams: 80 })] },
        [
          own.measured,
          unweighed,
          fill(own.unplaced, { steps: stepNames([0], voice) }),
          ...[setup, few, own.notQuote],
        ],
      ],
      [
        'a range for what is to be prepared',
        { ...whole, steps: [step({ handsOn: 30, grams: 80, precious: true })] },
        [own.measured, setup, own.shared, few, own.notQuote],
      ],
      [
        'what an hour costs',
        { ...software, yenPerHour: 4000 },
        [own.measured, fill(own.labour, { yen: '4,000' })],
      ],
    ])('is %s', (_what, fields, lines) => expect(linesOf(fields, 'assumptions')).toEqual(lines));

    const at = (handsOn: number, more: Partial<Plan> = {}) =>
      plan({ ...MEASURED, steps: [step({ handsOn, grams: 80 })], ...more });
    it.each<[verdict: keyof typeof words.worth, fields: Plan, isByHours: boolean]>([
      ['yes', at(30), true],
      ['depends', at(30, { steps: [step({ handsOn: 30, judgement: 'some' })] }), true],
      ['few', at(5), true],
      ['setup', at(5, { prepare: 5 }), false],
      [
        'judgement',
        at(5, { steps: [step({ handsOn: 5 }), step({ handsOn: 6, judgement: 'person' })] }),
        false,
      ],
      ['nothing', at(5, { steps: [step({ handsOn: 5, station: ELSEWHERE })] }), false],
      ['software', software, false],
      ['uncounted', at(5, { runsPerWeek: 0 }), false],
      ['empty', plan(OFTEN), false],
    ])('what few hours are is said of "%s" only where they decided', (verdict, fields, isByHours) => {
      const { report, sheet } = spoken(fields);
      expect(report.worth).toBe(phrase(words.worth[verdict], { hours: 50 }));
      const lines = sheet.parts.find(({ id }) => id === 'assumptions')?.lines ?? [];
      expect(lines.includes(few)).toBe(isByHours);
    });

    it('begins with what could not be read', () => {
      const { answer, report } = spoken(whole);
      const from = { company: COMPANY, today: undefined };
      const stop = voice.locale === 'ja' ? '。' : '.';
      const read = sheetOf({ plan: whole, answer, report, unread: ['?1', '?2'] }, from, voice);
      expect(read.parts.find(({ id }) => id === 'assumptions')?.lines).toEqual([
        ...[`?1${stop}`, `?2${stop}`],
        ...linesOf(whole, 'assumptions'),
      ]);
      expect(read.made).toBe('');
    });

    it('names the first that could not be read in a mail, and how many more', () => {
      const { answer, report, sheet: other } = spoken(whole);
      const from = { company: COMPANY, today: undefined };
      const unread = ['?1', '?2', '?3', '?4'];
      const { brief } = sheetOf({ plan: whole, answer, report, unread }, from, voice);
      const stop = voice.locale === 'ja' ? '。' : '.';
      expect(brief).toEqual([
        ...[`?1${stop}`, `?2${stop}`, fill(voice.words.problems.more, { n: 2 })],
        ...other.brief,
      ]);
    });

    it('begins with that it is an example, where it is one: in a mail at the top, too', () => {
      const { answer, report, sheet: other } = spoken(whole);
      const from = { company: COMPANY, today: undefined };
      const one = sheetOf(
        { plan: whole, answer, report, unread: ['?'], example: [own.example] },
        from,
        voice,
      );
      const lines = one.parts.find(({ id }) => id === 'assumptions')?.lines ?? [];
      expect(lines[0]).toBe(own.example);
      expect(lines.slice(2)).toEqual(linesOf(whole, 'assumptions'));
      expect(one.brief).toEqual([own.example, `?${voice.locale === 'ja' ? '。' : '.'}`, ...other.brief]);
      expect(sheetText(one)).toContain(own.example);
      expect(sheetText(other)).not.toContain(own.example);
    });
  });

  describe('what it brings', () => {
    const growing = (handsOn: number) =>
      plan({ ...OFTEN, prepare: 6, steps: [step({ handsOn, judgement: 'some' }), step({ handsOn: 6 })] });
    const how = (low: number, high: number, year: [number, number]) =>
      phrase(words.hours.howYear, {
        ...{ minutes: range(low, high), runs: 10, weeks: 50, is: words.units.equals },
        hours: range(...year),
      });

    it('is no more than a sum where the work stays the same at most', () => {
      // 30 + 6 minutes today, and from 6 to 36 after: from 0 to 30 minutes, ten times a week.
      expect(linesOf(growing(30), 'effect')[0]).toBe(
        phrase(own.freed, { week: range(0, 5), how: how(0, 30, [0, 250]) }),
      );
    });

    it('says in a sentence of its own where it would grow', () => {
      const more = { ...growing(30), cleanUp: 6 };
      // From 12 to 42 minutes after: from 0 to 24 minutes.
      const freed = phrase(own.freed, { week: range(0, 4), how: how(0, 24, [0, 200]) });
      const stop = locale === 'ja' ? '。' : '. ';
      expect(linesOf(more, 'effect')[0]).toBe(`${freed}${stop}${words.hours.notBelow}`);
    });
  });

  it('says that the schedule begins on a day that is past', () => {
    const past = (date: string) => fill(own.past, { date });
    const last = (start: string) => linesOf({ ...whole, start }, 'assumptions').at(-1);
    expect(last('2026-11-22')).toBe(past(formatDate('2026-11-22', locale)));
    expect(last('2026-11-23')).toBe(own.notQuote);
    expect(
      spokenBy(voice, { ...software, start: '2026-11-22' }).sheet.parts.flatMap(({ lines }) => lines),
    ).not.toContain(past(formatDate('2026-11-22', locale)));
  });

  it('of the money it has each value, and of what is saved its sum', () => {
    const { money } = words;
    const months = (n: string) => phrase(money.months, { n });
    const lines = linesOf({ ...whole, yenPerHour: 8000 }, 'cost');
    expect(lines.slice(0, 4)).toEqual([
      cost(money.price, money.priceValue),
      cost(money.maintenance, money.maintenanceValue),
      cost(
        money.saved,
        phrase(money.howSaved, {
          ...{ minutes: 30, runs: 10, weeks: 50, cost: '8,000', is: words.units.equals, yen: '2,000,000' },
        }),
      ),
      // From 1 to 6 million yen, at 2 million a year.
      cost(money.payback, months(range(6, 36))),
    ]);
    expect(lines).toHaveLength(4 + Object.keys(money.plans).length);
  });

  describe('of a sheet of four parts', () => {
    const part = (id: Sheet['parts'][number]['id'], ...lines: string[]) => ({ id, title: `${id}?`, lines });
    const sheetOfFour = (): Sheet => ({
      ...spoken(whole).sheet,
      ...{ title: 'T', made: 'M', from: 'F', brief: ['b1', 'b2'] },
      ...{ columns: ['k1', 'k2'], rows: [['1', '2'], ['3']] },
      parts: [
        part('purpose', 'p'),
        part('now', 'n1', 'n2'),
        part('proposal', 'o'),
        part('compared', 'c1', 'c2'),
      ],
    });
    const bodyOf = (one: Sheet) =>
      new URL(sheetMail(one, { to: 'a@example.com', words })).searchParams.get('body')?.split('\r\n');

    it('the text has the steps after what is done today, and nowhere else', () => {
      expect(sheetText(sheetOfFour()).split('\n')).toEqual([
        ...['T', 'M'],
        ...['', '■ purpose?', 'p'],
        ...['', '■ now?', 'n1', 'n2', 'k1 / k2', '1 / 2', '3'],
        ...['', '■ proposal?', 'o'],
        ...['', '■ compared?', 'c1', 'c2'],
        ...['', 'F'],
      ]);
    });

    it('the mail begins with what is compared, each part under its name once', () => {
      expect(bodyOf(sheetOfFour())).toEqual([
        words.take.greeting,
        ...['', 'b1', 'b2'],
        ...['', '■ compared?', 'c1', 'c2'],
        ...['', '■ proposal?', 'o'],
        ...['', '■ now?', 'n1', 'n2'],
        ...['', '■ purpose?', 'p'],
      ]);
    });

    it('the text names no columns where there are no steps', () => {
      expect(sheetText({ ...sheetOfFour(), rows: [] })).not.toContain('k1');
    });

    it('the mail says nothing twice: no part has again what stands in the answer in brief', () => {
      expect(bodyOf({ ...sheetOfFour(), brief: ['o', 'n1', 'c1'] })).toEqual([
        words.take.greeting,
        ...['', 'o', 'n1', 'c1'],
        ...['', '■ compared?', 'c2'],
        ...['', '■ now?', 'n2'],
        ...['', '■ purpose?', 'p'],
      ]);
    });

    it('the mail leaves out what is too long for it in the answer in brief, and says that there is more', () => {
      const brief = ['b1', 'x'.repeat(2000), 'b3'];
      expect(bodyOf({ ...sheetOfFour(), brief, parts: [part('purpose', 'p')] })).toEqual([
        words.take.greeting,
        ...['', 'b1', 'b3'],
        ...['', '■ purpose?', 'p'],
        ...['', words.take.rest],
      ]);
    });

    it('the mail that has room for nothing refers to the paper', () => {
      const long = 'x'.repeat(2000);
      expect(bodyOf({ ...sheetOfFour(), brief: [long], parts: [part('now', long)] })).toEqual([
        words.take.greeting,
        '',
        words.take.rest,
      ]);
    });
  });
});
