import { htmlOf, markdownOf } from './pages.ts';

/** The structured data of a page, a value a line, whatever the order of its keys. */
function graphOf(root: string, page: string): string {
  const scripts = htmlOf(root, page).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const lines: string[] = [];
  const walk = (value: unknown, path: string) => {
    if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value).sort()) walk(inner, `${path}.${key}`);
    else lines.push(`${path.slice(1)} = ${JSON.stringify(value)}`);
  };
  for (const [, json = ''] of scripts) walk(JSON.parse(json), '');
  return lines.sort().join('\n');
}

/** Title, descriptions and links of a page's head; scripts, styles, fonts and the policy are no words. */
function headOf(root: string, page: string): string {
  const [, head = ''] = /<head>(.*?)<\/head>/s.exec(htmlOf(root, page)) ?? [];
  const tags = head.match(/<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>/gs) ?? [];
  const isWord = (tag: string) =>
    !/http-equiv|rel="(?:stylesheet|preload|modulepreload|speculationrules)"/.test(tag);
  return tags.filter(isWord).sort().join('\n');
}

/** What the files of an export say of a page, by the name of its snapshot. */
export const TEXTS = { head: headOf, markdown: markdownOf, graph: graphOf };
