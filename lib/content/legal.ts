/** What is wrong with the terms and the policy: pages and documents show them as numbered articles, and as of a day. */
import type { Image, ImageReference, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { CollectionData } from './collections.ts';
import { isoDate } from './fields.ts';
import type { LoadedFile } from './loaded-file.ts';
import type { Problem, Wording } from './problems.ts';
import { issueWording } from './schema-wording.ts';
import { markdownProblem, treesOf } from './vanished.ts';

const BEFORE: Wording = {
  ja: '最初の条の前の文は、ページのどこにも表示されません。lead に移すか、上に「## 見出し」の行を書いてください',
  en: 'No page shows what stands before the first article: move it to "lead", or write a heading "## …" above it',
};
const EMPTY: Wording = {
  ja: 'この条には文がありません。見出しの下に書くか、見出しを消してください',
  en: 'This article has no text: write it below the heading, or delete the heading',
};
const WORDLESS: Wording = {
  ja: 'この画像には説明がありません。PDF の資料にも入るので、![写っているもの](./name.webp) のように書いてください',
  en: 'This picture has no words, and the document in PDF needs them: write ![what it shows](./name.webp)',
};

/** What is shown elsewhere than where it stands. */
const isNote = ({ type }: RootContent): boolean => type === 'definition' || type === 'footnoteDefinition';

const isStart = (node: RootContent): boolean => node.type === 'heading' && node.depth === 2;

/** What stands before the first article of a body, and where the articles without a text begin. */
function* misplacedIn(body: string): Generator<[RootContent, Wording]> {
  const nodes = treesOf(body).tree.children.filter((node) => !isNote(node));
  const [first] = nodes;
  if (first && !isStart(first)) yield [first, BEFORE];
  for (const [index, node] of nodes.entries()) {
    const next = nodes[index + 1];
    if (isStart(node) && (!next || isStart(next))) yield [node, EMPTY];
  }
}

function* wordlessIn(body: string): Generator<[Image | ImageReference, Wording]> {
  const found: (Image | ImageReference)[] = [];
  visit(treesOf(body).tree, ['image', 'imageReference'], (node) => {
    const picture = node as Image | ImageReference;
    if (!picture.alt?.trim()) found.push(picture);
  });
  for (const node of found) yield [node, WORDLESS];
}

/** The day that is typed, or that the figure in its place gives. A name that leads to no figure is told as such. */
function dayProblems({ file, source, data }: LoadedFile): Problem[] {
  const { enacted: value } = data as Partial<CollectionData<'legal'>>;
  if (value === undefined || value.includes('{{')) return [];
  return (isoDate.safeParse(value).error?.issues ?? []).map((issue) => ({
    ...{ file, at: source.locate(['enacted']), field: 'enacted', value },
    message: issueWording(issue, value),
  }));
}

/** What would stop a page or a document of some legal texts, or vanish there; the figures must be in the fields already. */
export const legalProblems = (files: readonly LoadedFile[]): Problem[] =>
  files.flatMap((file) => [
    ...dayProblems(file),
    ...[...misplacedIn(file.source.body), ...wordlessIn(file.source.body)].map(([node, message]) =>
      markdownProblem(file.file, file.source, node, message),
    ),
  ]);
