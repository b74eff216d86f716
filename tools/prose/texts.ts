/** The copy of the site as it reads, with its place in the files: what the prose check looks at. */
import fs from 'node:fs';
import path from 'node:path';
import { loadWholeContent } from '../../app/whole-content.ts';
import { contentRoot } from '../../lib/content/folders.ts';
import type { LoadedFile } from '../../lib/content/loaded-file.ts';
import { parseSource, type Source } from '../../lib/content/parse.ts';
import type { Position } from '../../lib/content/problems.ts';
import { stringsIn } from '../../lib/content/values.ts';
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';

/** A text and the way from a line of it (from 1) to the place in its file. */
export type Prose = {
  file: string;
  locale: Locale;
  /** Markdown, or texts of one line each: titles, labels, sentences. */
  kind: 'article' | 'copy' | 'legal';
  text: string;
  locate: (line: number) => { at: Position; field?: string };
};

/** Japanese, or typed with a Japanese keyboard: ＬＩＭＳ, ﾗﾎﾞ. */
const JAPANESE = /[ぁ-んァ-ヶ一-龠Ａ-Ｚａ-ｚ０-９ｦ-ﾟ]/;

const isPath = (text: string) => /^[./\w-]+$/.test(text) && /[./]/.test(text);
const isCopy = (text: string, locale: Locale) =>
  locale === 'ja' ? JAPANESE.test(text) : !JAPANESE.test(text) && !isPath(text);

/** Line breaks made by hand are no part of the sentence. */
const asRead = (text: string, locale: Locale) =>
  text.replaceAll('|', locale === 'ja' ? '' : ' ').replaceAll(/\s*\n\s*/g, ' ');

type Strings = { file: string; locale: Locale; data: unknown; source: Source };

/** The strings of a file in a language as one text: each is a paragraph, so on every other line. */
function copyOf({ file, locale, data, source }: Strings): Prose[] {
  const strings = stringsIn(data).filter(({ text }) => isCopy(text, locale));
  if (strings.length === 0) return [];
  return [
    {
      file,
      locale,
      kind: 'copy',
      text: strings.map(({ text }) => asRead(text, locale)).join('\n\n'),
      locate: (line) => {
        const path = strings[Math.floor((line - 1) / 2)]?.path ?? [];
        return { at: source.locate(path), field: path.join('.') };
      },
    },
  ];
}

function proseOf(loaded: LoadedFile): Prose[] {
  const { file, locale, folder, body, source } = loaded;
  // It explains words that we do not use ourselves, too.
  if (locale === 'en' && folder.startsWith('glossary/')) return [];
  const copy = copyOf(loaded);
  const kind = folder.startsWith('legal/') ? 'legal' : 'article';
  if (body.trim() === '') return copy;
  const locate = (line: number) => ({ at: { line: line + source.linesBeforeBody, column: 1 } });
  return [
    ...copy.map((each) => ({ ...each, kind: kind === 'legal' ? kind : each.kind })),
    { file, locale, kind, text: body, locate },
  ];
}

/**
 * All copy in both languages: pages, entries (drafts too), names of tags and interface strings. The synonyms of the search
 * are what visitors type, slips among them.
 * @throws ContentError if the content is wrong: then it cannot be read as visitors do.
 */
export function siteProse(): Prose[] {
  const content = loadWholeContent(contentRoot(), { unpublished: true, unfilled: true, samples: true });
  const files: LoadedFile[] = [
    ...Object.values(content.pages).flatMap(({ ja, en }) => [ja, en]),
    ...Object.values(content.collections).flat(),
  ];
  const words = LOCALES.flatMap((locale) => {
    const file = `messages/${locale}.json`;
    const source = parseSource(fs.readFileSync(path.resolve(file), 'utf8'), 'json');
    return [
      { ...content.tags, locale },
      { file, locale, data: source.value, source },
    ];
  });
  return [
    ...files.filter(({ locale, original = locale }) => original === locale).flatMap(proseOf),
    ...words.flatMap(copyOf),
  ];
}
