import { readPlan } from '@/lib/plan/read';
import { benchSchema, type Draft, planSchema, stationSchema, stepSchema } from '@/lib/plan/schema';
import { storedText, storeText } from '../kit/session';

/** Where what is typed survives a reload. Both languages share it: what is chosen is stored by id, free words stay as written. */
const STORED = 'desk-check';

/** Stores a draft for as long as the tab is open. */
export const storeDraft = (draft: Draft): void => storeText(STORED, JSON.stringify(draft));

/** What was typed before a reload. It was a draft, so what is wrong in it is shown at its fields again. */
export function storedDraft(): Draft | undefined {
  try {
    const text = storedText(STORED);
    return text ? draftOf(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

/** The draft of something that may be one: what cannot be shown in a field is taken from what can be read. */
function draftOf(value: unknown): Draft {
  const { plan } = readPlan(value);
  const given = value as Draft;
  const typedOver = <T extends object>(read: T, typed: object, { shape }: { shape: object }): T => {
    const texts = Object.entries(typed ?? {}).filter(
      ([name, found]) =>
        typeof found === 'string' &&
        Object.hasOwn(shape, name) &&
        !(name in read && typeof read[name as keyof T] === 'string'),
    );
    return { ...read, ...Object.fromEntries(texts) };
  };
  return {
    ...typedOver(plan, given, planSchema),
    compareWith: plan.compareWith,
    steps: plan.steps.map((step, index) => typedOver(step, given.steps[index] as object, stepSchema)),
    bench: {
      ...typedOver(plan.bench, given.bench, benchSchema),
      stations: plan.bench.stations.map((station, index) =>
        typedOver(station, given.bench.stations[index] as object, stationSchema),
      ),
    },
  };
}
