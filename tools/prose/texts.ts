/** The Japanese copy of the site as it reads, with its place in the files: what the prose check looks at. */
import fs from 'node:fs';
import path from 'node:path';
import { loadWholeContent } from '../../app/whole-content.ts';
import { contentRoot } from '../../lib/content/folders.ts';
import type { LoadedFile } from '../../lib/content/loaded-file.ts';
import { parseSource, type Source } from '../../lib/content/parse.ts';
import type { Position } from '../../lib/content/problems.ts';
import { stringsIn } from '../../lib/content/values.ts';

/** A text and the way from a line of it (from 1) to the place in its file. */
export type Prose = {
  file: string;
  /** Markdown, or texts of one line each: titles, labels, sentences. */
  kind: 'article' | 'copy' | 'legal';
  text: string;
  locate: (line: number) => { at: Position; field?: string };
};

/** Japanese, or typed with a Japanese keyboard: ＬＩＭＳ, ﾗﾎﾞ. */
const JAPANESE = /[ぁ-んァ-ヶ一-龠Ａ-Ｚａ-ｚ０-９ｦ-ﾟ]/;

/** Line breaks made by hand are no part of the sentence. */
const asRead = (text: string) => text.replaceAll('|', '').replaceAll(/\s*\n\s*/g, ' ');

/** The Japanese strings of a file as one text: each is a paragraph, so on every other line. */
function copyOf(file: string, data: unknown, source: Source): Prose[] {
  const strings = stringsIn(data).filter(({ text }) => JAPANESE.test(text));
  if (strings.length === 0) return [];
  return [
    {
      file,
      kind: 'copy',
      text: strings.map(({ text }) => asRead(text)).join('\n\n'),
      locate: (line) => {
        const path = strings[Math.floor((line - 1) / 2)]?.path ?? [];
        return { at: source.locate(path), field: path.join('.') };
      },
    },
  ];
}

function proseOf({ file, folder, data, body, source }: LoadedFile): Prose[] {
  const copy = copyOf(file, data, source);
  const kind = folder.startsWith('legal/') ? 'legal' : 'article';
  if (body.trim() === '') return copy;
  const locate = (line: number) => ({ at: { line: line + source.linesBeforeBody, column: 1 } });
  return [
    ...copy.map((each) => ({ ...each, kind: kind === 'legal' ? kind : each.kind })),
    { file, kind, text: body, locate },
  ];
}

/**
 * All Japanese copy: pages, entries (drafts too), names of tags and interface strings. The synonyms of the search are
 * what visitors type, slips among them.
 * @throws ContentError if the content is wrong: then it cannot be read as visitors do.
 */
export function japaneseProse(): Prose[] {
  const content = loadWholeContent(contentRoot(), { unpublished: true, unfilled: true, samples: true });
  const files: LoadedFile[] = [
    ...Object.values(content.pages).map(({ ja }) => ja),
    ...Object.values(content.collections).flat(),
  ];
  const messages = 'messages/ja.json';
  const source = parseSource(fs.readFileSync(path.resolve(messages), 'utf8'), 'json');
  return [
    ...files.filter(({ locale, original }) => locale === 'ja' && original !== 'en').flatMap(proseOf),
    ...copyOf(content.tags.file, content.tags.data, content.tags.source),
    ...copyOf(messages, source.value, source),
  ];
}
