import { ELSEWHERE, type Step } from '@/lib/desk-check/schema';
import { OFTEN, type Reason, type Verdict, verdictOn } from '@/lib/desk-check/verdicts';
import { step } from './examples';

type Rule = [rule: string, fields: Partial<Step>, verdict: Verdict, reasons: Reason[], runsPerWeek?: number];

describe('of a step that is seldom done', () => {
  it.each<Rule>([
    ['what amounts and times settle is handed over', {}, 'hand', ['counted']],
    [
      'so is what waits longer than it takes hands',
      { handsOn: 30, waiting: 31 },
      'hand',
      ['waits', 'counted'],
    ],
    ['waiting as long is no reason', { handsOn: 30, waiting: 30 }, 'hand', ['counted']],
    ['nor is waiting where nobody has said how long hands are needed', { waiting: 1 }, 'hand', ['counted']],
    ['it is one where no hands are needed', { handsOn: 0, waiting: 1 }, 'hand', ['waits', 'counted']],
    ['what somebody judges now and then is shared', { judgement: 'some' }, 'share', ['asked']],
    ['vessels that differ are to be prepared', { varies: true }, 'prepare', ['varies']],
    ['so is what cannot be repeated', { precious: true }, 'prepare', ['precious']],
    ['both are reported', { varies: true, precious: true }, 'prepare', ['varies', 'precious']],
    ['input at a screen is handed over', { operation: 'record' }, 'hand', ['screen']],
    ['so it is off the bench', { operation: 'register', station: ELSEWHERE }, 'hand', ['screen']],
    ['nothing at a screen has to be gripped', { operation: 'record', varies: true }, 'hand', ['screen']],
    ['nor to be tried first', { operation: 'record', precious: true }, 'hand', ['screen']],
    ['what a person must judge is kept', { judgement: 'person' }, 'keep', ['judged']],
    ['so is what is done off the bench', { station: ELSEWHERE }, 'keep', ['elsewhere']],
    ['both are reported', { judgement: 'person', station: ELSEWHERE }, 'keep', ['judged', 'elsewhere']],
  ])('%s', (_rule, fields, verdict, reasons) => {
    expect(verdictOn(step(fields), { runsPerWeek: OFTEN - 0.25 })).toEqual({ verdict, reasons });
  });
});

describe('of two rules the graver one decides, and tells its own reasons alone', () => {
  it.each<Rule>([
    ['a person before vessels that differ', { judgement: 'person', varies: true }, 'keep', ['judged']],
    [
      'off the bench before what cannot be repeated',
      { station: ELSEWHERE, precious: true },
      'keep',
      ['elsewhere'],
    ],
    ['off the bench before some judgement', { station: ELSEWHERE, judgement: 'some' }, 'keep', ['elsewhere']],
    ['vessels that differ before some judgement', { varies: true, judgement: 'some' }, 'prepare', ['varies']],
    [
      'what cannot be repeated before some judgement',
      { precious: true, judgement: 'some' },
      'prepare',
      ['precious'],
    ],
    ['some judgement before long waiting', { judgement: 'some', waiting: 600 }, 'share', ['asked']],
    [
      'what cannot be repeated before long waiting',
      { precious: true, waiting: 600 },
      'prepare',
      ['precious'],
    ],
  ])('%s', (_rule, fields, verdict, reasons) => {
    expect(verdictOn(step(fields), { runsPerWeek: 500 })).toEqual({ verdict, reasons });
  });
});

describe('what is done once every working day is done often', () => {
  it.each<[rule: string, runsPerWeek: number, reasons: Reason[]]>([
    ['five times a week', 5, ['often', 'counted']],
    ['more often', 12.5, ['often', 'counted']],
    ['not four times', 4, ['counted']],
    ['not what is not done at all', 0, ['counted']],
  ])('%s', (_rule, runsPerWeek, reasons) => {
    expect(verdictOn(step(), { runsPerWeek }).reasons).toEqual(reasons);
  });
});
