/** What editors do to the content in a month, all at once: it must turn no test red. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDate } from '../../lib/content/publication.ts';
import { UNFILLED } from '../../lib/content/unfilled.ts';
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { filesOf } from '../../tools/new/files.ts';
import { KINDS, type KindName } from '../../tools/new/kinds.ts';

const PAGES = ['home', 'about', 'labcraft'];
const HEADING: Record<Locale, string> = { ja: '新しい|見出しです。', en: 'Another|heading.' };
const ARTICLE: Record<Locale, string> = {
  ja: '本文を書き直しました。ロボットアームについての、別のお知らせです。\n',
  en: 'This text was written anew. It tells of a robot arm in other words.\n',
};

function rewrite(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file}: nothing to change`);
  writeFileSync(file, after);
}

function reword(content: string): void {
  for (const locale of LOCALES) {
    for (const page of PAGES)
      rewrite(path.join(content, 'pages', page, `${locale}.json`), (text) =>
        text.replace(/("hero": \{\s*(?:"\w+": "[^"]*",\s*)*"title": )"[^"]*"/, `$1"${HEADING[locale]}"`),
      );
    for (const article of readdirSync(path.join(content, 'news')).sort().slice(-2))
      rewrite(path.join(content, 'news', article, `index.${locale}.md`), (text) =>
        text.replace(/^(---\n[\s\S]*?\n---\n)[\s\S]*$/, `$1\n${ARTICLE[locale]}`),
      );
  }
}

/** A word of the company in place of the specification. */
function changeFigures(content: string, values: Record<string, number>): void {
  for (const [name, value] of Object.entries(values))
    rewrite(path.join(content, 'facts.json'), (text) =>
      text.replace(
        new RegExp(`("${name}": \\{\\s*"value": )[\\d.]+([\\s\\S]*?"source": )"[^"]*"`),
        `$1${value}$2"Management"`,
      ),
    );
}

/** As long as a description has to be. */
const LONG: Record<Locale, (title: string) => string> = {
  ja: (title) =>
    `${title}についてお知らせします。ロボットアームが実験台の上で動くところを、間近でご覧いただけます。`,
  en: (title) => `${title}. Come and see a robot arm at work on the bench, close up, at our laboratory.`,
};

type New = { kind: KindName; slug: string; choice: string; date: string; draft?: boolean };

/** An entry as `npm run new` makes it, its guidance replaced and a picture added. */
function addEntry(content: string, { kind, slug, choice, date, draft = false }: New): void {
  const title = { ja: `新しい話題${slug}`, en: `A new matter ${slug}` };
  const folder = path.join(content, KINDS[kind].collection, slug);
  mkdirSync(folder);
  // No rendering: no word needs to say so.
  copyFileSync('docs/guides/images/edit-form.en.webp', path.join(folder, 'cover.webp'));
  const files = filesOf({ kind, slug, choice, date, title: title.ja, titleEn: title.en }, draft);
  for (const [name, text] of files) {
    const locale = name.includes('.ja.') ? 'ja' : 'en';
    const written = text
      .replace(/^# (image:.*)$/m, '$1')
      .replace(/(?<="videoId": ").*(?=")/, 'All-written')
      .replace(
        new RegExp(`(?<="?(?:description|excerpt)"?: "?)${UNFILLED}[^"\\n]*`),
        LONG[locale](title[locale]),
      )
      .replaceAll(new RegExp(`${UNFILLED}[^"\\n]*`, 'g'), title[locale]);
    writeFileSync(path.join(folder, name), written);
  }
}

/** @param content the absolute path of a content folder */
export function editContent(content: string): void {
  reword(content);
  changeFigures(content, { 'plan.basic': 60_000, 'custom.delivery.high': 7 });
  const news = { kind: 'news', choice: 'event' } as const;
  addEntry(content, { ...news, slug: 'zz-photograph', date: buildDate() });
  addEntry(content, { ...news, slug: 'zz-draft', date: buildDate(), draft: true });
  addEntry(content, { ...news, slug: 'zz-later', date: '2126-01-15' });
  addEntry(content, { kind: 'case', slug: 'zz-case', choice: 'chemistry', date: '2026-04-01' });
}
