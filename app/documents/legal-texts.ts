import { join } from 'node:path/posix';
import type { Heading, Root, RootContent } from 'mdast';
import { remark } from 'remark';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { formatDate } from '../../lib/dates.ts';
import { type DocumentBlock, section } from '../../lib/documents/blocks.ts';
import { fill } from '../../lib/listing/fill.ts';
import { privacyPage, termsPage } from '../[locale]/(legal)/definition.ts';
import { operatorRows } from '../[locale]/(legal)/operator-rows.ts';
import { sampleTerms } from '../[locale]/about/profile-rows.ts';
import { type DocumentContext, type DocumentRecord, paperCopy, sampleLine } from './record.ts';

/** The same Markdown as on pages (lib/content/markdown.ts). */
const markdown = remark().use(remarkGfm, { singleTilde: false }).use(remarkCjkFriendly);

/**
 * The articles of a text, each with its number. The text is read as a whole: a footnote or an address may stand in another
 * article than what refers to it. `folder` is where its pictures lie in `content/`.
 */
function articles({ words: { legal } }: DocumentContext, body: string, folder: string): DocumentBlock[] {
  const tree: Root = markdown.parse(body);
  visit(tree, (node) => {
    if ('url' in node && node.url.startsWith('./')) node.url = join(folder, node.url);
  });
  let number = 0;
  return tree.children.map((node: RootContent): DocumentBlock => {
    if (node.type !== 'heading') return node as DocumentBlock;
    // The title of the document is no heading of its text.
    const depth = Math.max(node.depth - 1, 1) as Heading['depth'];
    if (node.depth !== 2) return { ...node, depth };
    number += 1;
    const words = { type: 'text', value: `${fill(legal.article, { number })} ` } as const;
    return { ...node, depth, children: [words, ...node.children] };
  });
}

/** The terms and the policy as a whole, to keep with a contract. */
export function legalTexts(context: DocumentContext): DocumentRecord[] {
  const { legal } = paperCopy(context);
  const words = context.words.legal;
  const operator = operatorRows(context);
  const rows = operator.map(([, term, value]) => [term, value] as const);
  return [termsPage, privacyPage].map((page) => {
    const { data, body, folder } = page.copy(context.locale);
    const enacted: DocumentBlock = {
      type: 'facts',
      rows: [[words.enacted, formatDate(data.enacted, context.locale)]],
    };
    return {
      id: page.path.slice(1),
      need: 'procure',
      page: page.path,
      sources: ['site.json'],
      kind: 'legal',
      title: fill(legal.title, { name: data.heading }),
      purpose: legal.purpose,
      lead: data.lead,
      sample: sampleLine(context, sampleTerms(context.samples, operator)),
      blocks: [
        enacted,
        ...articles(context, body, folder),
        ...section(words.operator, { type: 'facts', rows }),
      ],
    };
  });
}
