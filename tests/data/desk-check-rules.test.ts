/** The rules that /data/desk-check.json publishes and the page describes are those that the tool follows. */

import { planPage } from '@/app/[locale]/plan/definition';
import { deskCheck } from '@/app/data/desk-check';
import type { Plan, Step } from '@/lib/desk-check/schema';
import { RULES, verdictOn } from '@/lib/desk-check/verdicts';
import { both } from '@/lib/i18n/locales';
import { law, plans } from '../desk-check/generators';
import { contextOf } from '../seo/context';

const published = deskCheck(both((locale) => contextOf(locale, '/')));

/** As somebody would follow them who has the file alone. */
function verdictByFile(step: Step, { runsPerWeek }: Plan) {
  const isSo = (name: string, value: unknown) => {
    if (name === 'waitsLongerThanHandsOn') return (step.waiting ?? 0) > (step.handsOn ?? 0);
    if (name === 'atAScreen') return published.withoutArm.software.includes(step.operation) === value;
    if (name === 'runsPerWeekFrom') return runsPerWeek >= Number(value);
    return step[name as keyof Step] === value;
  };
  const rule = published.rules.find(({ when }) =>
    Object.entries(when).every(([name, value]) => isSo(name, value)),
  );
  return rule?.verdict;
}

it('who follows the file comes to the verdicts of the tool', () => {
  law(plans(), (plan) => {
    for (const step of plan.steps) expect(verdictByFile(step, plan)).toBe(verdictOn(step, plan).verdict);
  });
});

it('the file has every rule once, with the limits that the code has', () => {
  expect(published.rules.map(({ id }) => id)).toEqual(Object.keys(RULES));
  expect(published.rules.find(({ id }) => id === 'often')?.when.runsPerWeekFrom).toBe(
    published.assumptions.oftenFrom,
  );
});

/** What decides, as the page says it; how often something is done decides nothing. */
const NAMED = {
  ja: {
    judged: /人の判断が毎回/,
    elsewhere: /台の上で終わる/,
    varies: /形がそろわない/,
    precious: /やり直せない/,
    counted: /量や時間で決まり/,
  },
  en: {
    judged: /judgement every time/,
    elsewhere: /stays on the bench/,
    varies: /differ in shape/,
    precious: /cannot be repeated/,
    counted: /amounts and times/,
  },
};

it.each(['ja', 'en'] as const)('the page in %s names what decides', (locale) => {
  const [, choice, , arm, cost] = planPage.copy(locale).method.items;
  const text = choice?.text ?? '';
  for (const rule of Object.values(NAMED[locale])) expect(text).toMatch(rule);
  expect(text).toMatch(
    locale === 'ja' ? /回数は、減る時間の計算に使います/ : /How often it is done counts in the hours/,
  );
  // Input at a screen counts for no machine.
  expect(arm?.text).toMatch(locale === 'ja' ? /準備と片付けの時間以下/ : /no longer than preparing/);
  expect(cost?.text).toMatch(locale === 'ja' ? /機械で減る時間/ : /hours a machine frees/);
});
