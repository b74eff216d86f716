/** What is left by hand and what is freed, sum by sum, in both languages. */

import { rangeText } from '@/lib/desk-check/number-text';
import { phrase } from '@/lib/desk-check/phrase';
import { ELSEWHERE, type Plan, type Step } from '@/lib/desk-check/schema';
import { fill } from '@/lib/listing/fill';
import { plan, step } from './examples';
import { LANGUAGES, spokenBy } from './reports';

/** Thirty runs a week: every two minutes of a run are an hour. */
const weekly = (steps: Step[], prepare = 0, cleanUp = 0) =>
  plan({ runsPerWeek: 30, weeksPerYear: 10, prepare, cleanUp, steps });
const hand = (handsOn: number) => step({ handsOn });
const some = (handsOn: number) => step({ handsOn, judgement: 'some' });
const differing = (handsOn: number) => step({ handsOn, varies: true });
const away = (handsOn: number) => step({ handsOn, station: ELSEWHERE });

type Ends = readonly [low: number, high: number];

describe.each(LANGUAGES)('in %s', (locale, voice) => {
  const { words } = voice;
  const own = words.hours;
  const howOf = (fields: Plan, term: string) =>
    spokenBy(voice, fields).report.hours.find((figure) => figure.term === term)?.how;
  const said = (...sentences: string[]) => sentences.join(locale === 'ja' ? '' : ' ');
  const range = ([low, high]: Ends) => rangeText({ low, high }, locale);
  const runs = (minutes: Ends) =>
    phrase(own.howRuns, {
      ...{ minutes: range(minutes), runs: '30', is: words.units.equals },
      hours: range([minutes[0] / 2, minutes[1] / 2]),
    });
  const kept = { minutes: '4' };
  const between = (high: number) => ({ minutes: range([0, high]) });

  it.each<[what: string, fields: Plan, after: Ends, parts: string[]]>([
    ['nothing', weekly([hand(10)]), [0, 0], []],
    ['what people do alone', weekly([hand(10), away(4)]), [4, 4], [fill(own.kept, kept)]],
    ['preparation and cleaning up alone', weekly([hand(10)], 3, 1), [4, 4], [fill(own.setup, kept)]],
    ['what is shared alone', weekly([some(10)]), [0, 10], [fill(own.shared, between(10))]],
    ['what is to be prepared alone', weekly([differing(8)]), [0, 8], [fill(own.prepared, between(8))]],
    [
      'two parts are a sum',
      weekly([hand(10), some(6), away(4)]),
      [4, 10],
      [fill(own.kept, kept), fill(own.shared, between(6))],
    ],
    [
      'all four are one',
      weekly([hand(40), away(4), some(6), differing(8)], 3, 1),
      [8, 22],
      [
        fill(own.kept, kept),
        fill(own.setup, kept),
        fill(own.shared, between(6)),
        fill(own.prepared, between(8)),
      ],
    ],
  ])('what is left: %s', (_what, fields, after, parts) => {
    const sum = { parts: parts.join(locale === 'ja' ? ' ＋ ' : ' + '), minutes: range(after) };
    const left = [own.howAfterNone, fill(own.howAfterOne, sum)][parts.length] ?? fill(own.howAfterSum, sum);
    expect(howOf(fields, own.after)).toBe(said(left, runs(after)));
  });

  it.each<[what: string, fields: Plan, sum: { today: string; after: Ends; freed: string }, counted: Ends]>([
    ['less by hand', weekly([hand(20)], 10), { today: '20', after: [10, 10], freed: '10' }, [10, 10]],
    [
      'as much by hand as before',
      weekly([hand(20)], 20),
      { today: '20', after: [20, 20], freed: '0' },
      [0, 0],
    ],
    [
      'as much only at most',
      weekly([some(20)]),
      { today: '20', after: [0, 20], freed: range([0, 20]) },
      [0, 20],
    ],
  ])('what is freed: %s', (_what, fields, { after, ...sum }, counted) => {
    const how = fill(own.howWeek, { ...sum, after: range(after) });
    expect(howOf(fields, own.freedWeek)).toBe(said(how, runs(counted)));
  });

  const screen = (handsOn: number) => step({ operation: 'record', handsOn });
  const yearly = ([low, high]: Ends) =>
    phrase(own.howYear, {
      ...{ minutes: range([low, high]), runs: '30', weeks: '10', is: words.units.equals },
      hours: range([low * 5, high * 5]),
    });
  it.each<[what: string, fields: Plan, how: string | undefined]>([
    ['beside what software does', weekly([hand(10), screen(4)], 2), yearly([8, 8])],
    ['between what people may keep', weekly([hand(10), some(6), screen(4)], 2), yearly([8, 14])],
    ['as all that is freed is no other number', weekly([hand(10), some(6)], 2), undefined],
    ['where software does it all is none', weekly([screen(10)]), undefined],
    ['is not known while minutes of it are missing', weekly([hand(10), step(), screen(4)]), undefined],
  ])('what a machine frees %s', (_what, fields, how) => {
    expect(howOf(fields, own.machine)).toBe(how);
  });

  it.each<[what: string, fields: Plan, sum: { today: string; after: Ends; freed: string }, counted: Ends]>([
    ['more', weekly([hand(12)], 20), { today: '12', after: [20, 20], freed: '−8' }, [0, 0]],
    [
      'perhaps more',
      weekly([hand(12), some(10)], 20),
      { today: '22', after: [20, 30], freed: fill(own.below, { low: '−8', high: '2' }) },
      [0, 2],
    ],
    [
      'surely more',
      weekly([hand(12), some(3)], 20),
      { today: '15', after: [20, 23], freed: fill(own.below, { low: '−8', high: '−5' }) },
      [0, 0],
    ],
  ])(
    '%s by hand than before is printed with its sign, and counts as nothing',
    (_what, fields, sum, counted) => {
      const how = fill(own.howWeek, { ...sum, after: range(sum.after) });
      expect(howOf(fields, own.freedWeek)).toBe(said(how, own.notBelow, runs(counted)));
    },
  );
});
