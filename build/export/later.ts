/**
 * What only the whole site tells: it stands in a finished page under a name, until all pages have been read. So a page
 * is parsed and written once, and need not be done again because another one changed.
 */

/** The names, as they stand in the HTML. */
export const LATER = {
  stylesheet: '{later:stylesheet}',
  stylesheetIntegrity: '{later:integrity}',
  /** The address of the font that holds the core of the Japanese headings. */
  coreFont: '{later:core-font}',
} as const;

/** What the names stand for; the preload of the font goes from a page without it. */
export type Settled = Readonly<Record<Exclude<keyof typeof LATER, 'coreFont'>, string>> & {
  readonly coreFont: string | undefined;
};

const CORE_PRELOAD = /<link[^>]*\{later:core-font\}[^>]*>/;

/** @throws Error if a page holds one of the names before its time. */
export function refuseNames(html: string): void {
  if (html.includes('{later:')) throw new Error('the page says "{later:", which the export needs for itself');
}

/** The text of a page, or an address in it, with what the names stand for. */
export function settled(text: string, { coreFont, ...values }: Settled): string {
  let result = coreFont === undefined ? text.replace(CORE_PRELOAD, '') : text;
  for (const [name, value] of Object.entries({ ...values, coreFont: coreFont ?? '' }))
    result = result.replaceAll(LATER[name as keyof typeof LATER], () => value);
  return result;
}
