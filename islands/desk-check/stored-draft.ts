import { valueAt, withValueAt } from '@/lib/desk-check/at-path';
import { type Read, TYPED } from '@/lib/desk-check/last-good';
import { readPlan } from '@/lib/desk-check/read';
import type { Draft } from '@/lib/desk-check/schema';
import type { PlanPreset } from '@/lib/desk-check/words';
import { dropBefore, parsed, storeBefore, storedBefore, storedText, storeText } from '../kit/session';

/** Where what is typed survives a reload. Both languages share it: what is chosen is stored by id, free words stay as written. */
const STORED = 'desk-check';
/** What was read of it. */
const STORED_READ = 'desk-check-read';
const WORDS = ['title', 'purpose', 'compareWith.title', 'compareWith.purpose'] as const;
const wordsIn = (preset: PlanPreset, path: (typeof WORDS)[number]): string =>
  preset[path.endsWith('title') ? 'title' : 'purpose'];

/** A draft, and whose words of it are: as long as nobody changes those of an example, they are in the language of the page. */
type StoredDraft = Draft & { examples?: Partial<Record<(typeof WORDS)[number], string>> };

/** Stores a draft and what was read of it for as long as the tab is open, and says whether there was room for both. */
export function storeDraft({ draft, plan }: Read, presets: readonly PlanPreset[]): boolean {
  const examples = Object.fromEntries(
    WORDS.map((path) => [path, presets.find((preset) => wordsIn(preset, path) === valueAt(draft, path))?.id]),
  );
  return (
    storeText(STORED, JSON.stringify({ ...draft, examples } satisfies StoredDraft)) &&
    storeText(STORED_READ, JSON.stringify({ plan }))
  );
}

/** As what those drafts are stored that others were opened over. */
const textsBefore = new WeakMap<Draft, string | undefined>();
/** What was opened over another draft, and is undone. */
const undone = new WeakSet<Draft>();

/** Stores the draft once more, before another plan is opened over it. */
export const storeDraftBefore = (draft: Draft) => textsBefore.set(draft, storeBefore(STORED));

/** What comes back by undo is no way back any more, and what it was opened over is one again by redo. */
export function storeTravel(isUndo: boolean, to: Draft, from: Draft): void {
  if (!isUndo) {
    if (undone.has(to)) storeDraftBefore(from);
  } else if (dropBefore(STORED, textsBefore.get(to))) undone.add(from);
}

/**
 * A draft as it was typed, and what was read of it, in the language of the page; of what is no draft, what can be read.
 * `before` is what had been read of it, with the last good values.
 */
function draftOf(
  json: string | undefined,
  presets: readonly PlanPreset[],
  before?: Pick<Read, 'plan'>,
): Read | undefined {
  const stored = parsed<StoredDraft>(json);
  if (!stored) return undefined;
  const { examples, ...found } = stored;
  const { plan, problems } = readPlan(found);
  const isDraft = problems.every(({ kind }) => TYPED.includes(kind));
  const translated = <Whole extends object>(whole: Whole): Whole =>
    WORDS.reduce((said, path) => {
      const preset = presets.find(({ id }) => id === examples?.[path]);
      return preset && valueAt(said, path) !== undefined
        ? withValueAt(said, path, wordsIn(preset, path))
        : said;
    }, whole);
  return {
    // In the order in which it was stored, by which it is compared with what is there.
    draft: translated(
      isDraft ? { ...found, ...plan, ...found, bench: { ...plan.bench, ...found.bench } } : plan,
    ),
    plan: translated(isDraft && before?.plan ? readPlan(before.plan).plan : plan),
  };
}

/** The drafts that other plans were opened over, the newest last, and what is read of each. */
export const storedPast = (presets: readonly PlanPreset[]): Read[] =>
  storedBefore(STORED).flatMap((json) => {
    const read = draftOf(json, presets);
    if (read) textsBefore.set(read.draft, json);
    return read ?? [];
  });

/** What was typed before a reload, and what was read of it. */
export const storedDraft = (presets: readonly PlanPreset[]): Read | undefined =>
  draftOf(storedText(STORED), presets, parsed(storedText(STORED_READ)));
