/** The company's own figures that an answer needs; all come from `content/facts.json`. */
import type { PhaseLength } from './phases.ts';

export const ARMS = ['small', 'medium', 'large'] as const;
export type ArmId = (typeof ARMS)[number];

export const MAINTENANCE = ['basic', 'standard', 'premium'] as const;
export type MaintenanceId = (typeof MAINTENANCE)[number];

export type CompanyFacts = {
  /** Smallest first; payload in kilograms, reach in millimetres. */
  arms: readonly { id: ArmId; payload: number; reach: number }[];
  /** From the first interview to the installation, in weeks. */
  phases: readonly PhaseLength[];
  /** Months until delivery. */
  delivery: Range;
  /** Yen of a made-to-order development. */
  price: Range;
  /** Maintenance plans, cheapest first, in yen a month; nothing is paid in the months of the warranty. */
  maintenance: readonly { id: MaintenanceId; monthly: number }[];
  freeMonths: number;
};

/** What lies between two values, both included. */
export type Range = { low: number; high: number };

/** The phases that have a length, in their order; the figure of each at least and at most. */
const PHASES = [
  ['process.hearing', 'process.hearing'],
  ['process.proposal', 'process.proposal'],
  ['process.development.low', 'process.development.high'],
  ['process.installation', 'process.installation'],
] as const;

/** The facts by their names. @throws Error naming a figure that `content/facts.json` does not have. */
export const companyFacts = (figure: (name: string) => number): CompanyFacts => ({
  arms: ARMS.map((id) => ({
    id,
    payload: figure(`arm.${id}.payload`),
    reach: figure(`arm.${id}.reach`),
  })),
  phases: PHASES.map(([least, most]) => ({ least: figure(least), most: figure(most) })),
  delivery: { low: figure('custom.delivery.low'), high: figure('custom.delivery.high') },
  price: { low: figure('custom.price.low'), high: figure('custom.price.high') },
  maintenance: MAINTENANCE.map((id) => ({ id, monthly: figure(`plan.${id}`) })),
  freeMonths: figure('custom.warranty') * 12,
});
