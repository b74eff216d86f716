/** What the part of an address after `#` opens: an example, a plan, or nothing. */
import { planHash } from '@/lib/desk-check/link';
import { isExample, planInHash, presetHash, presetPlan } from '@/lib/desk-check/preset';
import { EMPTY_PLAN, readPlan } from '@/lib/desk-check/read';
import type { Plan } from '@/lib/desk-check/schema';
import { plan, step } from './examples';
import { PRESETS, VOICES } from './reports';

describe.each(VOICES.map(({ locale }) => locale))('in %s', (locale) => {
  const presets = PRESETS[locale];

  it('each example has an address of its own, which opens it', () => {
    expect(new Set(presets.map(({ id }) => presetHash(id))).size).toBe(presets.length);
    expect(presets.length).toBeGreaterThan(1);
    for (const { id, title, purpose, plan: own } of presets) {
      expect(presetHash(id)).toMatch(/^#/);
      expect(presetHash(id)).toContain(id);
      // What an example does not say is as usual.
      expect(planInHash(presets, presetHash(id))).toEqual({
        plan: { ...EMPTY_PLAN, ...own, title, purpose },
        problems: [],
      });
    }
  });

  it('a plan opens as it was written', () => {
    const written = plan({ title: '分注', runsPerWeek: 3, steps: [step({ handsOn: 7 })] });
    expect(planInHash(presets, planHash(written))).toEqual({ plan: written, problems: [] });
  });

  it.each([
    ['nothing', ''],
    ['its sign alone', '#'],
    ['another part of the page', '#bench'],
    ['the word for a plan', '#plan'],
    ['no name', presetHash('')],
    ['no example', presetHash('nobody')],
  ])('%s opens nothing', (_what, hash) => expect(planInHash(presets, hash)).toBeUndefined());

  const [first, second] = presets.map((preset) => readPlan(presetPlan(preset)).plan) as [Plan, Plan];
  it.each<[what: string, isOne: boolean, plan: Plan]>([
    ['as it is', true, first],
    ['that is done more often', true, { ...first, runsPerWeek: 99 }],
    ['on a narrower bench', true, { ...first, bench: { ...first.bench, width: 900 } }],
    ['under another name', false, { ...first, title: '?' }],
    ['for something else', false, { ...first, purpose: '?' }],
    ['with a step less', false, { ...first, steps: first.steps.slice(1) }],
    ['with the steps of another', false, { ...first, steps: second.steps }],
    ['as nothing', false, EMPTY_PLAN],
  ])('an example %s is one: %s', (_what, isOne, one) => expect(isExample(one, presets)).toBe(isOne));
});
