/** What an author writes in Markdown where a page cannot show it: a link in a heading, a second title, a picture in a sentence. */
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from '../text/hast.ts';
import { WORD } from './fields.ts';
import { isSection, sanitize } from './markdown.ts';
import type { Source } from './parse.ts';
import type { Problem, Wording } from './problems.ts';
import { markdownProblem, treesOf } from './vanished.ts';

type Found = { message: Wording; node: Element };

const LINK: Wording = {
  ja: '見出しはそれ自身へのリンクになるので、中にリンクや脚注の印を置けません。見出しの下の文に移してください',
  en: 'A heading links to itself and can hold no other link: move the link, or the mark of the footnote, to the text below',
};
const WORDLESS: Wording = {
  ja: 'この見出しには文字も数字もないので、目次や読み上げで何の見出しか分かりません。言葉を書き加えてください',
  en: 'This heading has no letters or figures, so that no list of sections and no screen reader can name it: add words',
};
const TITLE: Wording = {
  ja: '「# 」の見出しはページの題だけに使います。本文の見出しは「## 」から始めてください（下に「=」を並べた行も「# 」と同じ見出しになります）',
  en: 'Only the title of a page is a heading of the first rank: begin with "## " (a line above a row of "=" is one, too)',
};
const PICTURE: Wording = {
  ja: '画像は、文や見出し、一覧の項目、表の中には表示できません。前後を一行あけて、画像だけを一行に書いてください',
  en: 'No picture can stand in a sentence, a heading, an item of a list or a table: give it a line of its own, between empty lines',
};

const LEVEL: Wording = {
  ja: '見出しの段が飛んでいます。本文は「## 」から、その下は「### 」、「#### 」の順に、一段ずつ使ってください（ブロックの中では「### 」からです）',
  en: 'This heading leaves out a level: begin with "## ", and below it use "### ", then "#### " (in a block begin with "### ")',
};
const NAMELESS: Wording = {
  ja: 'リンクの言葉がありません。[言葉](/about) のように、行き先が分かる言葉を書いてください',
  en: 'This link has no words: write what it leads to, as in [words](/about)',
};

/** lib/article/headings.ts puts the headings of sections into links. */
function* linksInHeadings({ children }: Root): Generator<Found> {
  for (const heading of children.filter(isSection)) {
    const links: Element[] = [];
    visit(heading, { tagName: 'a' } as const, (link: Element) => void links.push(link));
    for (const node of links) yield { message: LINK, node };
  }
}

/** Headings more than one level below the one before, or not below that of the level `above`, under which all of the text stands. */
function* leapsIn({ children }: Root, above: number): Generator<Found> {
  let last = above;
  for (const node of children) {
    const level = node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1]) : Number.NaN;
    if (Number.isNaN(level)) continue;
    // A second title is a problem of its own.
    if (level > last + 1 || (level > 1 && level <= above)) yield { message: LEVEL, node: node as Element };
    last = level;
  }
}

function* inTree(tree: Root, above: number): Generator<Found> {
  yield* linksInHeadings(tree);
  yield* leapsIn(tree, above);
  const found: Found[] = [];
  visit(tree, 'element', (node, _index, parent) => {
    const { tagName, properties } = node;
    // lib/article/pictures.ts shows those files that stand alone in a paragraph.
    const isPicture = String(properties.src).startsWith('./');
    const isAlone = parent?.type === 'element' && parent.tagName === 'p' && parent.children.length === 1;
    if (isPicture && !isAlone) found.push({ message: PICTURE, node });
    if (tagName === 'a' && textOf(node).trim() === '' && !hasPicture(node))
      found.push({ message: NAMELESS, node });
    if (tagName === 'h1') found.push({ message: TITLE, node });
    else if (/^h[2-6]$/.test(tagName) && !WORD.test(textOf(node)) && !hasPicture(node))
      found.push({ message: WORDLESS, node });
  });
  yield* found;
}

/** One that is a picture alone is a problem of its picture. */
const hasPicture = ({ children }: Element): boolean =>
  children.some((child) => child.type === 'element' && (child.tagName === 'img' || hasPicture(child)));

/**
 * Some of this is in every text with such a problem: a picture, a heading with a sign of a link or of a character's
 * name, one of the first rank, one without words, a line below a heading, a heading below another, a link without words. Reading a text takes milliseconds, and most texts have none of it.
 */
const CANDIDATE =
  /!\[|\[\s*\]\(|^ {0,3}#{3}|^[ \t>*+\d.)-]*#[ \t]|^[ \t>*+\d.)-]*#{1,6}(?:[ \t].*(?:\]|:\/\/|www\.|[@<&])|(?:[ \t][^\p{L}\p{Nd}\p{Nl}\n]*)?$)|^[ \t>*+\d.)-]*(?:=+|-+)[ \t]*$/mu;

/**
 * Everything in a Markdown text that stands where no page can show it, with what to write instead. The text stands below
 * a heading of the level `above`: that of the page, or of a block.
 */
export function misplacedProblems(
  file: string,
  source: Pick<Source, 'body' | 'linesBeforeBody'>,
  above = 1,
): Problem[] {
  // Of a block every heading counts.
  if (above === 1 && !CANDIDATE.test(source.body)) return [];
  const tree = sanitize(treesOf(source.body).html);
  return [...inTree(tree, above)].map(({ message, node }) => markdownProblem(file, source, node, message));
}
