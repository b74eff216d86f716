/**
 * The guide of the white paper as it is read on the page and saved as a text file (spec section 7): chapters
 * numbered through all parts, list marks as characters, so that both readings are the same text.
 */
import { isJapanese } from '../../../lib/text/lines.ts';

type Chapter = {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[] | undefined;
  checks?: readonly string[] | undefined;
};

export type Guide<C extends Chapter = Chapter> = {
  title: string;
  intro: string;
  parts: readonly { title: string; chapters: readonly C[] }[];
};

/** Lines, and the mark that stands before each of them. */
type MarkedList = { mark: string; lines: readonly string[] };

export type GuideChapter = {
  heading: string;
  paragraphs: readonly string[];
  lists: readonly MarkedList[];
};

/** Stands before a point to tick. */
export const CHECK_BOX = '□ ';

/** The chapters of each part with their numbers, and their lists with the mark of their lines. */
export function guideParts({ parts }: Guide): { title: string; chapters: GuideChapter[] }[] {
  let number = 0;
  return parts.map(({ title, chapters }) => ({
    title,
    chapters: chapters.map((chapter) => {
      number += 1;
      return {
        heading: `${number}. ${chapter.title}`,
        paragraphs: chapter.paragraphs,
        lists: [marked(chapter.points), marked(chapter.checks, CHECK_BOX)].filter(
          ({ lines }) => lines.length > 0,
        ),
      };
    }),
  }));
}

const marked = (lines: readonly string[] = [], mark?: string): MarkedList => ({
  mark: mark ?? (isJapanese(lines.join('')) ? '・' : '- '),
  lines,
});

/** How many chapters the guide has. */
export const chapterCount = ({ parts }: Guide): number =>
  parts.reduce((sum, { chapters }) => sum + chapters.length, 0);

/** How long the guide is, to the nearest hundred: characters of a Japanese guide, words of an English one. */
export function guideLength(guide: Guide): number {
  const text = [
    guide.title,
    guide.intro,
    ...guideParts(guide).flatMap(({ title, chapters }) => [
      title,
      ...chapters.flatMap(({ heading, paragraphs, lists }) => [
        heading,
        ...paragraphs,
        ...lists.flatMap(({ mark, lines }) => lines.map((line) => mark + line)),
      ]),
    ]),
  ].join(' ');
  const words = text.split(/\s+/);
  const length = isJapanese(text) ? words.join('').length : words.length;
  return Math.round(length / 100) * 100;
}
