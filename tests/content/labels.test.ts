import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/text/lines';
import { content } from '../words';

type Pair = { place: string; label: string; title: string };

/** Every label with the heading below it; the crumb stands above a first heading that has no label of its own. */
function pairsIn(value: unknown, place: string, above?: string): Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  const { label = above, title } = value as Record<string, unknown>;
  const own =
    typeof label === 'string' && typeof title === 'string' ? [{ place, label, title: plainText(title) }] : [];
  const { head } = value as { head?: { crumb?: string } };
  const below = Object.entries(value).flatMap(([key, child]) =>
    key === 'head' ? [] : pairsIn(child, `${place}.${key}`, key === 'hero' ? head?.crumb : undefined),
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
function repeats({ label, title }: Pair, locale: Locale): boolean {
  const said = wordsOf(label, locale);
  const heading = wordsOf(title, locale);
  const inside = (word: string) =>
    heading.some((other) => other === word || (locale === 'ja' && other.includes(word)));
  // The same words twice are shown once (components/ui/heading.tsx).
  return bare(label) !== bare(title) && said.length > 0 && said.every(inside);
}

/** Their first heading stands without a label. */
const WITHOUT_LABEL = new Set(['accessibility']);

it.each(LOCALES)('label and heading above each other never say the same in %s', (locale) => {
  const pairs = Object.entries(content.pages)
    .filter(([name]) => !WITHOUT_LABEL.has(name))
    .flatMap(([name, page]) => pairsIn(page[locale].data, name));
  expect(pairs.length).toBeGreaterThan(100);
  const same = pairs.filter((pair) => repeats(pair, locale));
  expect(same.map(({ place, label, title }) => `${place}: ${label} / ${title}`)).toEqual([]);
});

it.each([
  ['ja', 'フォームの質問', 'フォームでお聞きする質問。', true],
  ['ja', 'ロボットアームの機種', 'アーム3機種。重さと届く範囲で選ぶ。', false],
  ['en', 'Vision', 'One good fix, within everyone’s reach.', false],
  ['ja', 'よくある質問', 'よくある質問です', true],
  ['ja', 'よくある質問', '費用、納期、保証について', false],
  ['en', 'Documents to download', 'Documents to keep.', false],
  ['en', 'Contact', 'Contact us about the step.', true],
  ['en', 'Related services', 'Our related services', true],
  ['en', 'Accessibility', 'Accessibility', false],
] as const)('in %s, "%s" above "%s": %s', (locale, label, title, expected) => {
  expect(repeats({ place: '', label, title }, locale)).toBe(expected);
});
