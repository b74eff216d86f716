import { planOf } from '@/lib/desk-check/answer';
import { ELSEWHERE, type Plan, type Step } from '@/lib/desk-check/schema';
import type { Worth } from '@/lib/desk-check/worth';
import { FACTS, plan, step } from './examples';

/** Ten times a week for fifty weeks: six minutes of each run are fifty hours a year. */
const OFTEN = { runsPerWeek: 10, weeksPerYear: 50 };

/** Steps by their hands-on minutes, each judged as told. */
const person = (handsOn: number) => step({ handsOn, judgement: 'person' });
const some = (handsOn: number) => step({ handsOn, judgement: 'some' });
const differing = (handsOn: number) => step({ handsOn, varies: true });
const hand = (handsOn: number) => step({ handsOn });
const screen = (handsOn: number) => step({ operation: 'record', handsOn });
const untimed = step();
const away = (handsOn: number) => step({ handsOn, station: ELSEWHERE });

const notYet = (why: Extract<Worth, { why: unknown }>['why'], more: object = {}): Worth => ({
  verdict: 'notYet',
  why,
  ...more,
});
/** Steps whose minutes have to be known first. */
const open = (...steps: number[]): Worth => ({ verdict: 'untimed', steps });
const few = (runs?: number) => notYet('few', runs === undefined ? {} : { runs });

it.each<[rule: string, steps: Step[], worth: Worth, fields?: Partial<Omit<Plan, 'bench'>>]>([
  ['without steps there is no answer', [], { verdict: 'empty' }],
  ['nor without minutes', [step({ waiting: 60 }), step()], { verdict: 'empty' }],
  ['none that were entered are minutes', [step({ waiting: 60, handsOn: 0 })], notYet('setup')],
  ['beside those that nobody knows they are not enough', [step({ waiting: 60 }), hand(0)], open(0)],
  ['nor before who judges counts', [step({ judgement: 'person' })], { verdict: 'empty' }],

  [
    'nothing can be handed over where a person judges all',
    [person(9), person(1)],
    notYet('nothing', { steps: [0, 1] }),
  ],
  ['nor where all is done off the bench', [away(60)], notYet('nothing', { steps: [] })],
  ['of both, the judged steps are named', [away(60), person(5)], notYet('nothing', { steps: [1] })],

  [
    'judgement is most of the work above half of it',
    [hand(30), person(30.25)],
    notYet('judgement', { steps: [1] }),
  ],
  ['half of it is not most', [hand(30), person(30)], { verdict: 'yes' }],
  ['some judgement is not a person’s', [hand(30), some(31)], { verdict: 'yes' }],
  [
    'judgement comes before preparation',
    [hand(5), person(6)],
    notYet('judgement', { steps: [1] }),
    { prepare: 60 },
  ],

  [
    'preparation as long as what it replaces frees nothing',
    [hand(15)],
    notYet('setup'),
    { prepare: 10, cleanUp: 5 },
  ],
  ['steps kept are no gain', [hand(15), away(60)], notYet('setup'), { prepare: 15 }],
  ['a quarter of a minute less frees a little', [hand(15.25)], few(240), { prepare: 15 }],

  ['fewer than fifty hours a year are few', [hand(5)], few(12)],
  ['fifty are not', [hand(6)], { verdict: 'yes' }],
  ['nor are fifty in half the weeks', [hand(12)], { verdict: 'yes' }, { weeksPerYear: 25 }],
  [
    'of what nobody has counted yet there is no answer',
    [hand(6)],
    { verdict: 'uncounted' },
    { runsPerWeek: 0 },
  ],
  ['nor in no weeks', [hand(60)], { verdict: 'uncounted' }, { weeksPerYear: 0 }],
  ['what is seldom done is few, and becomes enough', [hand(6)], few(10), { runsPerWeek: 0.5 }],
  ['five hundred runs may be asked for', [hand(1)], few(500), { weeksPerYear: 6 }],
  ['more than a plan may have are not', [hand(1)], few(), { weeksPerYear: 5 }],

  [
    'what software frees beside a machine makes none of its hours enough',
    [hand(5), screen(60)],
    notYet('fewByMachine', { runs: 12 }),
  ],
  ['nor does it make them too few', [hand(6), screen(60)], { verdict: 'yes' }],
  [
    'a machine that saves nothing beside software is none',
    [hand(15), screen(60)],
    { verdict: 'software' },
    { prepare: 15 },
  ],
  ['and without it is not yet', [hand(15), screen(0)], notYet('setup'), { prepare: 15 }],

  ['minutes that are missing may outweigh the preparation', [hand(5), untimed], open(1), { prepare: 15 }],
  ['or make the hours enough', [untimed, hand(5), untimed], open(0, 2)],
  ['or outweigh what a person judges', [hand(5), person(6), untimed], open(2)],
  ['or be the ones that a machine saves', [untimed, screen(60)], open(0), { prepare: 15 }],
  ['they do not where the rest is enough', [hand(6), untimed], { verdict: 'yes' }],
  ['nor those of a step that is kept', [hand(5), step({ judgement: 'person' })], few(12)],
  ['nor those of one that is done elsewhere', [hand(6), step({ station: ELSEWHERE })], { verdict: 'yes' }],
  ['what a person decides may be most of the work', [hand(60), step({ judgement: 'person' })], open(1)],
  ['also beside what software does', [screen(60), step({ judgement: 'person' })], open(1)],
  ['they may decide what depends', [untimed, some(60), step({ judgement: 'person' })], open(0, 2)],

  ['what people may keep decides where fifty lie between', [hand(5.75), some(0.25)], { verdict: 'depends' }],
  ['so does what is to be prepared', [hand(5.75), differing(0.25)], { verdict: 'depends' }],
  [
    'so it does where software frees enough beside a machine that may not',
    [some(20), screen(12)],
    { verdict: 'depends', byMachine: true },
  ],
  ['it does not where the rest is enough', [hand(6), some(60)], { verdict: 'yes' }],
  ['it cannot where all of it is too little', [hand(5), some(0.75)], few(11)],
])('%s', (_rule, steps, worth, fields = {}) => {
  expect(planOf(plan({ ...OFTEN, steps, ...fields }), FACTS).worth).toEqual(worth);
});
