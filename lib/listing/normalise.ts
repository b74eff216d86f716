/** Longer queries are cut: nobody types them, and a hostile address must stay harmless. */
export const MAX_QUERY = 200;

/**
 * A text in the form in which texts are compared (spec section 5: case-insensitive): NFKC, so that ﾛﾎﾞｯﾄ finds
 * ロボット and ＬＩＭＳ finds LIMS; lower case; the wave of Windows (～, to NFKC a ~) as that of the site (〜); runs of white
 * space as one space; lone surrogates replaced.
 */
export const normalise = (text: string): string =>
  text.toWellFormed().normalize('NFKC').toLowerCase().replaceAll('~', '〜').replace(/\s+/g, ' ').trim();

/** A query as the visitor may see it: well formed, at most MAX_QUERY characters. */
export const cleanQuery = (text: string): string =>
  [...text.toWellFormed().replace(/\s+/g, ' ').trim()].slice(0, MAX_QUERY).join('');

/** Whether a query appears in one of some texts; an empty query appears in everything (spec section 5). */
export function matches(query: string, texts: readonly string[]): boolean {
  const wanted = normalise(query);
  return wanted === '' || texts.some((text) => normalise(text).includes(wanted));
}
