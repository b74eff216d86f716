import { valueAt, withValueAt } from '@/lib/plan/at-path';
import { type Read, TYPED } from '@/lib/plan/last-good';
import { readPlan } from '@/lib/plan/read';
import type { Draft } from '@/lib/plan/schema';
import type { PlanPreset } from '@/lib/plan/words';
import { parsed, storeBefore, storedBefore, storedText, storeText } from '../kit/session';

/** Where what is typed survives a reload. Both languages share it: what is chosen is stored by id, free words stay as written. */
const STORED = 'desk-check';
/** What was read of it, and whose words of it are: as long as nobody changes those of an example, they are in the language of the page. */
const STORED_READ = 'desk-check-read';
const WORDS = ['title', 'purpose', 'compareWith.title', 'compareWith.purpose'] as const;
const wordsIn = (preset: PlanPreset, path: (typeof WORDS)[number]): string =>
  preset[path.endsWith('title') ? 'title' : 'purpose'];

type StoredRead = { plan: Read['plan']; examples: Partial<Record<(typeof WORDS)[number], string>> };

/** Stores a draft and what was read of it for as long as the tab is open. */
export function storeDraft({ draft, plan }: Read, presets: readonly PlanPreset[]): void {
  const examples = Object.fromEntries(
    WORDS.map((path) => [path, presets.find((preset) => wordsIn(preset, path) === valueAt(draft, path))?.id]),
  );
  storeText(STORED, JSON.stringify(draft));
  storeText(STORED_READ, JSON.stringify({ plan, examples } satisfies StoredRead));
}

/** Stores the draft once more, before another plan is opened over it. */
export const storeDraftBefore = (): void => storeBefore(STORED);

/** A draft as it was typed, with what is wrong in it, and what was read of it; of what is no draft, what can be read. */
function draftOf(json: string | undefined): (Read & { isDraft: boolean }) | undefined {
  const found = parsed<Draft>(json);
  if (!found) return undefined;
  const { plan, problems } = readPlan(found);
  const isDraft = problems.every(({ kind }) => TYPED.includes(kind));
  return {
    // In the order in which it was stored, by which it is compared with what is there.
    draft: isDraft ? { ...found, ...plan, ...found, bench: { ...plan.bench, ...found.bench } } : plan,
    plan,
    isDraft,
  };
}

/** The drafts that other plans were opened over, the newest last. */
export const storedPast = (): Draft[] => storedBefore(STORED).flatMap((json) => draftOf(json)?.draft ?? []);

/** What was typed before a reload, and what was read of it. */
export function storedDraft(presets: readonly PlanPreset[]): Read | undefined {
  const found = draftOf(storedText(STORED));
  if (!found) return undefined;
  const before = parsed<StoredRead>(storedText(STORED_READ));
  const translated = <Whole extends object>(whole: Whole): Whole =>
    WORDS.reduce((said, path) => {
      const preset = presets.find(({ id }) => id === before?.examples?.[path]);
      return preset && valueAt(said, path) !== undefined
        ? withValueAt(said, path, wordsIn(preset, path))
        : said;
    }, whole);
  const { draft, isDraft } = found;
  const plan = isDraft && before?.plan ? readPlan(before.plan).plan : found.plan;
  return { draft: translated(draft), plan: translated(plan) };
}
