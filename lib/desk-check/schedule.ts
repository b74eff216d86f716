/** The phases of the process from a chosen day on. Days are dates without a time, in Japan. */
import type { CompanyFacts } from './company-facts.ts';
import { type PhaseSpan, phaseWeeks } from './phases.ts';

export type Schedule = {
  /** In weeks from the start, and with their days if there is a start. */
  phases: readonly (PhaseSpan & { days?: { from: string; to: string } })[];
  /** Weeks in all. */
  weeks: { low: number; high: number };
  /** The earliest and the latest last day of the phases. */
  ready?: { low: string; high: string };
  /** The latest day of the delivery as published. The earliest is that of the phases: two months are no span of weeks. */
  delivery?: string;
};

const DAYS_A_WEEK = 7;
const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The day so many days after another, YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** The same day so many months later, or the last of that month where it has no such day. */
export function addMonths(day: string, months: number): string {
  const date = utc(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== Number(day.slice(8))) date.setUTCDate(0);
  return dayOf(date);
}

/** The Monday after a day. */
export const nextMonday = (day: string): string =>
  addDays(day, DAYS_A_WEEK - ((utc(day).getUTCDay() + 6) % DAYS_A_WEEK));

const JAPAN_AHEAD_MS = 9 * 60 * 60 * 1000;

/** Today in Japan, which knows no summer time. Formats of `Intl` differ from browser to browser. */
export const todayInJapan = (now: Date): string => dayOf(new Date(now.getTime() + JAPAN_AHEAD_MS));

/** The phases one after the other; a phase ends on the day before the next one may begin. */
export function scheduleOf(start: string | undefined, { phases, delivery }: CompanyFacts): Schedule {
  const spans = phaseWeeks(phases);
  const sum = (of: 'least' | 'most') => phases.reduce((total, phase) => total + phase[of], 0);
  const weeks = { low: sum('least'), high: sum('most') };
  if (start === undefined) return { phases: spans, weeks };
  const day = (week: number, less = 0) => addDays(start, week * DAYS_A_WEEK - less);
  return {
    phases: spans.map((span) => ({ ...span, days: { from: day(span.from), to: day(span.to, 1) } })),
    weeks,
    ready: { low: day(weeks.low, 1), high: day(weeks.high, 1) },
    delivery: addMonths(start, delivery.high),
  };
}
