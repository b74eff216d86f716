/** Plans of few words for tables of rules: what they leave out says nothing. */
import type { CompanyFacts } from '@/lib/desk-check/company-facts';
import { EMPTY_PLAN, EMPTY_STEP } from '@/lib/desk-check/read';
import type { Bench, Plan, Station, Step } from '@/lib/desk-check/schema';

/** The figures that sums on paper are worked out from: as published in 2026, whatever the content says since. */
export const FACTS: CompanyFacts = {
  arms: [
    { id: 'small', payload: 0.5, reach: 320 },
    { id: 'medium', payload: 3, reach: 625 },
    { id: 'large', payload: 5, reach: 850 },
  ],
  phases: [
    { least: 1, most: 1 },
    { least: 2, most: 2 },
    { least: 4, most: 8 },
    { least: 1, most: 1 },
  ],
  delivery: { low: 2, high: 6 },
  price: { low: 1_000_000, high: 6_000_000 },
  maintenance: [
    { id: 'basic', monthly: 50_000 },
    { id: 'standard', monthly: 120_000 },
    { id: 'premium', monthly: 250_000 },
  ],
  freeMonths: 12,
};

/** A step on the bench, at the station `here`, which nobody has to judge. */
export const step = (fields: Partial<Step> = {}): Step => ({ ...EMPTY_STEP, station: 'here', ...fields });

export const station = (fields: Partial<Station> = {}): Station => ({
  id: 'here',
  kind: 'plate',
  x: 900,
  y: 300,
  ...fields,
});

/** A plan without preparation, with a plate before the arm. */
export const plan = ({
  bench,
  ...fields
}: Partial<Omit<Plan, 'bench'>> & { bench?: Partial<Bench> } = {}): Plan => ({
  ...EMPTY_PLAN,
  prepare: 0,
  cleanUp: 0,
  ...fields,
  bench: { ...EMPTY_PLAN.bench, stations: [station()], ...bench },
});

/** A plan without the visitor's own words. */
export const wordless = (plan: Plan): Plan => ({
  ...plan,
  title: '',
  purpose: '',
  steps: plan.steps.map((step) => ({ ...step, operation: '' })),
});
