/** A small label above a heading that only says the same once more: a reader learns nothing from one of them. */
import type { Locale } from '../i18n/locales.ts';
import { plainText } from '../text/lines.ts';
import type { LoadedFiles } from './loaded-file.ts';
import type { Problem, Wording } from './problems.ts';

type Pair = { path: string[]; label: string; title: string };

/** Every label with the heading below it; the crumb stands above a first heading that has no label of its own. */
function pairsIn(value: unknown, path: string[] = [], above?: string): Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  const { label = above, title } = value as Record<string, unknown>;
  const own =
    typeof label === 'string' && typeof title === 'string'
      ? [{ path: [...path, 'title'], label, title: plainText(title) }]
      : [];
  const { head } = value as { head?: { crumb?: string } };
  const below = Object.entries(value).flatMap(([key, child]) =>
    key === 'head' ? [] : pairsIn(child, [...path, key], key === 'hero' ? head?.crumb : undefined),
  );
  return [...own, ...below];
}

const SMALL = new Set(
  'a an and at by for from how in is it its of on or our the to us we what who with you your'.split(' '),
);
/** Names of products stand on both lines: the heading says what they are for. */
const NAMES = /LabCraft|LabNeeds|LabClone|TORE/g;

/** What a line says, in words that can be compared: English ones as stems, Japanese ones without their endings. */
function wordsOf(text: string, locale: Locale): string[] {
  const plain = text.replace(NAMES, ' ');
  if (locale === 'ja') return plain.match(/[\p{sc=Han}\p{sc=Katakana}ー]{2,}|[A-Za-z0-9]+/gu) ?? [];
  const words = plain.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => !SMALL.has(word)).map((word) => word.replace(/(?:ies|es|s|ing|ed)$/, ''));
}

const bare = (text: string) => text.replace(/[\s。.]/g, '');

/** Whether a heading only says again what its label says. */
export function repeats(label: string, title: string, locale: Locale): boolean {
  const said = wordsOf(label, locale);
  const heading = wordsOf(title, locale);
  const inside = (word: string) =>
    heading.some((other) => other === word || (locale === 'ja' && other.includes(word)));
  // The same words twice are shown once (components/ui/heading.tsx).
  return bare(label) !== bare(title) && said.length > 0 && said.every(inside);
}

/** Their first heading stands without a label. */
const WITHOUT_LABEL = ['pages/accessibility'];

const REPEATED = (label: string): Wording => ({
  ja: `すぐ上に出る「${label}」と同じことを言っています。見出しには、別のことを書いてください`,
  en: `This says again what the label above it says ("${label}"): let the heading say something else`,
});

/** A problem for each heading of a page that repeats its label. */
export const repeatedLabels = ({ pages }: Pick<LoadedFiles, 'pages'>): Problem[] =>
  Object.values(pages)
    .flatMap((page) => Object.values(page))
    .filter(({ folder }) => !WITHOUT_LABEL.includes(folder))
    .flatMap(({ file, data, locale, source }) =>
      pairsIn(data)
        .filter(({ label, title }) => repeats(label, title, locale))
        .map(({ path, label, title: value }) => ({
          ...{ file, at: source.locate(path), field: path.join('.') },
          ...{ message: REPEATED(label), value },
        })),
    );
