/** A legal text is a row of numbered articles: `## ` starts one, its number is its place. */

export type Article = {
  /** 1, 2, 3 … */
  number: number;
  /** Fragment that leads to it: `article-3`. */
  id: string;
  title: string;
  /** Markdown. */
  body: string;
};

const HEADING = /^## +/m;

/**
 * Splits a Markdown body into its articles.
 * @throws Error naming the text in question if something stands before the first article, or an article is empty.
 */
export function articlesOf(body: string): Article[] {
  const [before = '', ...parts] = body.split(HEADING);
  if (before.trim() !== '') throw new Error(`text before the first article: "${before.trim()}"`);
  return parts.map((part, index) => {
    const end = part.indexOf('\n');
    const [title, text] = end === -1 ? [part, ''] : [part.slice(0, end), part.slice(end + 1)];
    if (text.trim() === '') throw new Error(`article ${index + 1} "${title.trim()}" is empty`);
    return { number: index + 1, id: `article-${index + 1}`, title: title.trim(), body: text.trim() };
  });
}
