/** What an example says of itself does not stand over the steps of somebody else. */
import { withValueAt } from '@/lib/desk-check/at-path';
import { presetPlan } from '@/lib/desk-check/preset';
import { EMPTY_DRAFT, readPlan } from '@/lib/desk-check/read';
import type { Draft } from '@/lib/desk-check/schema';
import { withoutExample } from '@/lib/desk-check/without-example';
import type { PlanPreset } from '@/lib/desk-check/words';
import { plan, step } from './examples';
import { PRESETS } from './reports';

const presets = PRESETS.en;
const EXAMPLE: Draft = presetPlan(presets[1] as PlanPreset);
const OWN = { title: 'Mine', purpose: 'For me', runsPerWeek: '7', weeksPerYear: 3 };
const NOTHING = { title: '', purpose: '', runsPerWeek: '', weeksPerYear: '', measured: false };

it.each<[what: string, draft: Draft, left: Partial<Draft>]>([
  ['an example says nothing more', { ...EXAMPLE, measured: true }, NOTHING],
  ['its bench stays', EXAMPLE, { bench: EXAMPLE.bench, prepare: EXAMPLE.prepare }],
  ...Object.entries(OWN).map(([name, value]): [string, Draft, Partial<Draft>] => [
    `what was entered stays: ${name}`,
    withValueAt(EXAMPLE, name, value),
    { ...NOTHING, [name]: value },
  ]),
  [
    'also where the steps alone are those of an example',
    { ...EXAMPLE, ...OWN, measured: true },
    { ...OWN, measured: false },
  ],
  [
    'an example is known by its title, however its steps are',
    { ...EXAMPLE, purpose: 'For me', steps: [] },
    { ...NOTHING, purpose: 'For me' },
  ],
  [
    'its steps are known as they come from a link, and in the words of another language',
    { ...readPlan({ ...EXAMPLE, title: '例', purpose: '例の目的' }).plan, measured: true },
    { title: '例', purpose: '例の目的', runsPerWeek: '', weeksPerYear: '', measured: false },
  ],
  [
    'a variant that it is compared with stays',
    { ...EXAMPLE, compareWith: EMPTY_DRAFT },
    { compareWith: EMPTY_DRAFT },
  ],
])('%s', (_what, draft, left) => expect(withoutExample(draft, presets)).toMatchObject(left));

it.each<[what: string, draft: Draft]>([
  [
    'of no example',
    plan({ title: 'Mine', purpose: 'For me', measured: true, steps: [step({ handsOn: 7 })] }),
  ],
  ['that is empty', EMPTY_DRAFT],
  ['that is as often as an example', { ...EMPTY_DRAFT, runsPerWeek: EXAMPLE.runsPerWeek, measured: true }],
])('a plan %s stays as it is', (_what, draft) => expect(withoutExample(draft, presets)).toBe(draft));
