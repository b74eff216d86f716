/** What the part of an address after `#` opens: an example, a plan, or nothing. */

import { exampleLines } from '@/lib/desk-check/compare';
import { planHash } from '@/lib/desk-check/link';
import { exampleOf, planInHash, presetHash, presetPlan } from '@/lib/desk-check/preset';
import { EMPTY_PLAN, readPlan } from '@/lib/desk-check/read';
import type { Plan } from '@/lib/desk-check/schema';
import { fill } from '@/lib/listing/fill';
import { plan, step } from './examples';
import { PRESETS, VOICE, VOICES } from './reports';

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
    ['under another name', true, { ...first, title: '?' }],
    ['for something else', true, { ...first, purpose: '?' }],
    ['with other minutes', false, { ...first, steps: first.steps.map((one) => ({ ...one, handsOn: 99 })) }],
    ['with a step less', false, { ...first, steps: first.steps.slice(1) }],
    ['with the steps of another', true, { ...first, steps: second.steps }],
    ['as nothing', false, EMPTY_PLAN],
  ])('an example %s is one: %s', (_what, isOne, one) =>
    expect(exampleOf(one, presets) !== undefined).toBe(isOne),
  );

  const { words } = VOICE[locale];
  const own = { ...first, steps: [step({ handsOn: 7 })] };
  const of = (which: string) => fill(words.sheet.costLine, { term: which, value: words.sheet.example });
  it.each<[what: string, plan: Plan, lines: string[]]>([
    ['an example', first, [words.sheet.example]],
    ['a plan of one’s own', own, []],
    ['an example beside an example', { ...second, compareWith: first }, [words.sheet.example]],
    [
      'a plan of one’s own beside an example that was kept',
      { ...own, compareWith: first },
      [of(words.compare.before)],
    ],
    ['an example beside one’s own', { ...first, compareWith: own }, [of(words.compare.after)]],
    ['two of one’s own', { ...own, compareWith: own }, []],
  ])('whose figures are an example is said of %s', (_what, one, lines) =>
    expect(exampleLines(one, presets, VOICE[locale])).toEqual(lines),
  );
});

it('an example of one language is one in the other', () => {
  for (const preset of PRESETS.ja)
    expect(exampleOf(readPlan(presetPlan(preset)).plan, PRESETS.en)?.id).toBe(preset.id);
});
