/** What an author writes in Markdown where a page cannot show it: a link in a heading, a second title, a picture in a sentence. */
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from '../text/hast.ts';
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
const MARK: Wording = {
  ja: 'この印の脚注がありません。「[^1]: 」から始まる行で脚注を書くか、印を消してください',
  en: 'There is no footnote for this mark: write one in a line that begins with "[^1]: ", or delete the mark',
};
const PICTURE: Wording = {
  ja: '画像は、文や見出し、一覧の項目、表の中には表示できません。前後を一行あけて、画像だけを一行に書いてください',
  en: 'No picture can stand in a sentence, a heading, an item of a list or a table: give it a line of its own, between empty lines',
};

/** What a list of sections and a screen reader can name: of signs and pictures alone nothing is heard. */
const WORD = /[\p{L}\p{Nd}\p{Nl}]/u;

/** lib/article/headings.ts puts the headings of sections into links. */
function* linksInHeadings({ children }: Root): Generator<Found> {
  for (const heading of children.filter(isSection)) {
    const links: Element[] = [];
    visit(heading, { tagName: 'a' } as const, (link: Element) => void links.push(link));
    for (const node of links) yield { message: LINK, node };
  }
}

function* inTree(tree: Root): Generator<Found> {
  yield* linksInHeadings(tree);
  const found: Found[] = [];
  visit(tree, 'element', (node, _index, parent) => {
    const { tagName, properties } = node;
    // lib/article/pictures.ts shows those files that stand alone in a paragraph.
    const isPicture = tagName === 'img' && String(properties.src).startsWith('./');
    const isAlone = parent?.type === 'element' && parent.tagName === 'p' && parent.children.length === 1;
    if (isPicture && !isAlone) found.push({ message: PICTURE, node });
    if (tagName === 'h1') found.push({ message: TITLE, node });
    else if (tagName !== 'code' && node.children.some(hasMark)) found.push({ message: MARK, node });
    else if (/^h[2-6]$/.test(tagName) && !WORD.test(textOf(node)) && !hasPicture(node))
      found.push({ message: WORDLESS, node });
  });
  yield* found;
}

/** The mark of a footnote that is not there stays as it is written. */
const hasMark = (child: Element['children'][number]): boolean =>
  child.type === 'text' && /\[\^\w+\]/.test(child.value);

/** One that is a picture alone is a problem of its picture. */
const hasPicture = ({ children }: Element): boolean =>
  children.some((child) => child.type === 'element' && (child.tagName === 'img' || hasPicture(child)));

/**
 * Some of this is in every text with such a problem: a picture, a heading with a sign of a link or of a character's
 * name, one of the first rank, one without words, a line below a heading, the mark of a footnote. Reading a text takes milliseconds, and most texts have none of it.
 */
const CANDIDATE =
  /!\[|\[\^|^[ \t>*+\d.)-]*#[ \t]|^[ \t>*+\d.)-]*#{1,6}(?:[ \t].*(?:\]|:\/\/|www\.|[@<&])|(?:[ \t][^\p{L}\p{Nd}\p{Nl}\n]*)?$)|^[ \t>*+\d.)-]*(?:=+|-+)[ \t]*$/mu;

/** Everything in a Markdown file's body that stands where no page can show it, with what to write instead. */
export function misplacedProblems(file: string, source: Pick<Source, 'body' | 'linesBeforeBody'>): Problem[] {
  if (!CANDIDATE.test(source.body)) return [];
  const tree = sanitize(treesOf(source.body).html);
  return [...inTree(tree)].map(({ message, node }) => markdownProblem(file, source, node, message));
}
