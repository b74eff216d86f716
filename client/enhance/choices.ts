/** Tabs and filters, for the pages that have them: a chunk of its own. */
import { enhanceFilters } from './filter.ts';
import { enhanceTabs } from './tabs.ts';

/** Starts the tabs and filters inside `place`. */
export function startChoices(place: HTMLElement): void {
  enhanceTabs(place);
  enhanceFilters(place);
}
