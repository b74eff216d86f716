/** What is said of any plan, good or spoilt, on the page, on paper, in a mail and in files. */
import { planHash, readPlanHash, readPlanText } from '@/lib/desk-check/link';
import { problemLine } from '@/lib/desk-check/problem-text';
import { type Plan, planSchema, UNPLACED } from '@/lib/desk-check/schema';
import { sheetMail, sheetText } from '@/lib/desk-check/sheet';
import { sheetMarkdown } from '@/lib/desk-check/sheet-markdown';
import { HOSTILE_NAMES } from '../helpers/hostile-words';
import { plan, station, step, wordless } from './examples';
import { law, plans, type Spoilt, spoiltPlans, valueAt } from './generators';
import { reportsOf, type Spoken, VOICES } from './reports';

/** What no visitor should read. */
const NONSENSE = /NaN|undefined|null|Infinity|∞|\[object|\{\w+\}|-0(?![\d-])/;
const MAIL = { to: 'someone@example.com', most: 2000 };

/** The visitor's own words, which may be anything. */
const wordsIn = ({ title, purpose, steps }: Plan) =>
  [title, purpose, ...steps.map(({ operation }) => operation)].join('\n');

const mailOf = ({ sheet, voice: { words } }: Spoken) => sheetMail(sheet, { to: MAIL.to, words });

/** All that is said, but for the mail, whose text is on the sheet. */
const saidIn = ({ report, sheet }: Spoken) =>
  [JSON.stringify(report), sheetText(sheet), sheetMarkdown(sheet)].join('\n');

function expectSense(plan: Plan): void {
  const spoken = reportsOf(plan);
  for (const one of spoken) {
    const mail = new URL(mailOf(one));
    expect(mail.href.length).toBeLessThanOrEqual(MAIL.most);
    expect(mail.searchParams.get('subject')).toBe(one.sheet.title);
  }
  const said = spoken.map(saidIn).join('\n');
  expect(NONSENSE.test(wordsIn(plan)) ? reportsOf(wordless(plan)).map(saidIn).join('\n') : said).not.toMatch(
    NONSENSE,
  );
}

it('of a thousand plans there is one in both languages, with every number and name', () => {
  law(plans(), (plan) => expectSense(plan), 1000);
});

it.each(HOSTILE_NAMES)('of a plan in which everything is called "%s"', (name) => {
  const text = JSON.stringify({
    ...plan({ runsPerWeek: 10, weeksPerYear: 50, title: name, purpose: name }),
    steps: [
      { ...step({ handsOn: 20 }), operation: name, vessel: name, station: name },
      step({ handsOn: 10 }),
    ],
    bench: { ...plan().bench, stations: [{ ...station({ kind: 'reader' }), id: name }, station()] },
  });
  const { plan: read, problems } = readPlanText(text);
  const isId = /^[a-z]+$/.test(name);
  expect(read).toMatchObject({
    title: name.toWellFormed(),
    steps: { length: 2 },
    bench: { stations: { length: 2 } },
  });
  expect(read.steps[0]).toMatchObject({ vessel: 'other', station: isId ? name : UNPLACED });
  expect(problems.map(({ path }) => path)).toContain('steps.0.vessel');
  expectSense(read);
  for (const { sheet, answer } of reportsOf(read)) {
    expect(sheet.title).toContain(name.toWellFormed());
    expect(sheet.rows[0]?.[0]).toBe(`1 ${name.toWellFormed()}`);
    expect(answer.hours.today).toBe(30);
    expect(answer.arm?.farthest).toBe(isId ? name : 'here');
  }
  expect(readPlanHash(planHash(read))).toEqual({ plan: read, problems: [] });
});

it('of two hundred spoilt plans as well', () => {
  law(spoiltPlans, ({ text }) => expectSense(readPlanText(text).plan));
});

describe('of a spoilt plan', () => {
  /** All fields by their paths, as `steps.2.grams`; stations by their ids where one of them may be left out. */
  const fieldsOf = ({ bench, ...plan }: Plan, byId: boolean): Map<string, unknown> => {
    const stations = byId ? Object.fromEntries(bench.stations.map((one) => [one.id, one])) : bench.stations;
    const leaves = (value: unknown, path: string): [string, unknown][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, path ? `${path}.${name}` : name))
        : [[path, value]];
    return new Map(leaves({ ...plan, bench: { ...bench, stations } }, ''));
  };
  const isIn = (path: string, place: string) => path === place || `${path}.`.startsWith(place && `${place}.`);
  /** A step whose station may be gone is done elsewhere, and says so. */
  const mayMove = (path: string, place: string) =>
    /^steps\.\d+\.station$/.test(path) && /^bench(?:\.stations(?:\.\w+(?:\.id)?)?)?$/.test(place);

  it('every other field is kept', () => {
    law(spoiltPlans, ({ plan, path, text }) => {
      const ofStation = path[1] === 'stations' && path.length === 3;
      const place = (ofStation ? [...path.slice(0, 2), plan.bench.stations[Number(path[2])]?.id] : path).join(
        '.',
      );
      const read = fieldsOf(readPlanText(text).plan, ofStation);
      const lost = [...fieldsOf(plan, ofStation)].filter(
        ([field, value]) =>
          !isIn(field, place) &&
          !(read.get(field) === UNPLACED && mayMove(field, place)) &&
          !Object.is(read.get(field), value),
      );
      expect(lost).toEqual([]);
    });
  });

  /** As problems name it: a name that nobody knows is shortened, so it goes by what holds it. */
  const placeOf = ({ plan, path }: Spoilt): string => {
    const isKnown = Object.hasOwn(valueAt(plan, path.slice(0, -1)) as object, path.at(-1) as string);
    return (isKnown ? path : path.slice(0, -1)).join('.');
  };
  /** What goes without saying: nothing, an object with nothing in it, text that may read as a number or as a line. */
  const isQuiet = (by: string | undefined) => by === undefined || /^(?:null|-0|".*"|\{.*\})$/s.test(by);

  it('each problem names the place, and what cannot be kept has one', () => {
    law(spoiltPlans, (spoilt) => {
      const { problems } = readPlanText(spoilt.text);
      const place = placeOf(spoilt);
      expect(problems.filter(({ path }) => !isIn(path, place) && !mayMove(path, place))).toEqual([]);
      const isValid = planSchema.safeParse(JSON.parse(spoilt.text)).success;
      if (!isValid && !isQuiet(spoilt.by)) expect(problems).not.toEqual([]);
    });
  });

  it('each problem is reported in both languages, with a value that can be shown', () => {
    law(spoiltPlans, ({ text }) => {
      const { plan: read, problems } = readPlanText(text);
      for (const problem of problems) {
        expect(problem.value).toMatch(/\S/);
        expect(problem.value.isWellFormed()).toBe(true);
        for (const voice of VOICES)
          expect(problemLine({ ...problem, value: '' }, wordless(read), voice)).not.toMatch(
            /NaN|undefined|\{\w+\}|\d{9}/,
          );
      }
    });
  });
});
