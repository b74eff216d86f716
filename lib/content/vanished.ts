/**
 * What an author writes in Markdown and no page shows. Found by comparing what went in with what came out, not by a list of tags: first
 * what remark-rehype has no place for, then what the sanitiser takes away, node by node and attribute by attribute.
 */
import type { Nodes as HtmlNodes, Root as HtmlRoot, Properties } from 'hast';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { markdownToUnsafeTree, sanitize } from './markdown.ts';
import type { Source } from './parse.ts';
import type { Position, Problem, Wording } from './problems.ts';
import { type Loss, lossWording, tagOf } from './vanished-wording.ts';

type Found = { loss: Loss; node: Nodes | HtmlNodes };
type WithPlace = { data?: { place?: number } };

const createProcessor = () => markdownToUnsafeTree('ja').freeze();
/** Made for the first text that needs it. */
let processor: ReturnType<typeof createProcessor> | undefined;

/** The part of the text that a node was made from; nothing for what no author wrote. */
const rangeOf = ({ position }: Nodes | HtmlNodes) =>
  position && `${position.start.offset}-${position.end.offset}`;

/** A node, or what else stands somewhere in a text. */
type Placed = Nodes | HtmlNodes | Pick<Nodes, 'position'>;

/** What was typed for a node. */
const typedFor = ({ position }: Placed, body: string): string =>
  body.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

/** The definitions that nothing leads to: of no reference, or the second of their name. */
function unusedDefinitions(tree: Root): Set<Nodes> {
  const used = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
  });
  const unused = new Set<Nodes>();
  visit(tree, 'definition', (node) => {
    // The first of a name counts.
    if (!used.delete(node.identifier)) unused.add(node);
  });
  return unused;
}

/** What of the Markdown is not in its HTML. */
function* leftOut(tree: Root, html: HtmlRoot): Generator<Found> {
  const ranges = new Set<string | undefined>();
  visit(html, (node) => void ranges.add(rangeOf(node)));
  const unused = unusedDefinitions(tree);
  const isThere = (node: Nodes): boolean => {
    if (node.type === 'definition') return !unused.has(node);
    if (ranges.has(rangeOf(node))) return true;
    if (node.type === 'footnoteDefinition') return false;
    // A paragraph of a list has no element of its own. What has no place was made from something that has one.
    return 'children' in node ? node.children.some(isThere) : !node.position;
  };
  function* search(node: Nodes): Generator<Found> {
    if (!isThere(node)) yield { loss: { kind: 'part', part: node.type }, node };
    else if ('children' in node) for (const child of node.children) yield* search(child);
  }
  for (const child of tree.children) yield* search(child);
}

const propertiesOf = (node: HtmlNodes): Properties => ('properties' in node ? node.properties : {});

/** The names of the properties that are not the same afterwards, or missing. */
const changed = (before: HtmlNodes, after: HtmlNodes): string[] =>
  Object.entries(propertiesOf(before)).flatMap(([name, value]) =>
    String(propertiesOf(after)[name]) === String(value) ? [] : [name],
  );

/** Addresses that lead to the same place from every page, and show what site that is: not `about`, nor `//host`. */
const ADDRESS = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/;

/** The address of a picture beside the file: a link to it, as `！[words](./plan.webp)` is one, leads nowhere. */
const PICTURE = /^(?![a-z]+:|[/#]).*\.(?:webp|png|jpe?g|avif|gif|hei[cf])$/i;

const MAIL = /^mailto:[^\s@,]+@[a-z\d-]+(?:\.[a-z\d-]+)+(?:\?|$)/i;

/** The address of an English page. A body's links are shown as they are typed, so that it is right in an English text. */
const ENGLISH = /^\/en(?=[/?#]|$)/;
const JAPANESE_FILE = /(?:^|[./])ja\.\w+$/;

/** An address alone, with a sign behind which it may have ended: no text and no brackets tell (`https://a.test/です`). */
const BARE = /^(?:https?:|www\.).*[^!-~]/is;

/**
 * What is wrong with a link that the sanitiser keeps, and what was typed for it. A feed has to read its address, so it must
 * be a URL, too.
 */
function linkLoss(node: HtmlNodes, typed: string, file: string): Loss | undefined {
  if (node.type !== 'element' || node.tagName !== 'a') return undefined;
  const href = String(node.properties.href ?? '#');
  if (PICTURE.test(href)) return { kind: 'attribute', name: 'src' };
  if (!ADDRESS.test(href)) return { kind: 'attribute', name: 'href' };
  if (ENGLISH.test(href) && JAPANESE_FILE.test(file)) return { kind: 'english' };
  if (href.startsWith('mailto:')) return MAIL.test(href) ? undefined : { kind: 'mail' };
  if (href.startsWith('http') && !URL.canParse(href)) return { kind: 'address' };
  return BARE.test(typed) ? { kind: 'bare' } : undefined;
}

/** What the sanitiser takes out of a tree, whose nodes are numbered for it, and the links that it should not keep. */
function* takenAway(tree: HtmlRoot, body: string, file: string): Generator<Found> {
  const before: HtmlNodes[] = [];
  visit(tree, (node) => {
    node.data = { ...node.data, place: before.push(node) - 1 } as object;
  });
  const after = new Map<number | undefined, HtmlNodes>();
  visit(sanitize(tree), (node) => void after.set((node as WithPlace).data?.place, node));
  for (const [place, node] of before.entries()) {
    const kept = after.get(place);
    if (kept === undefined) {
      yield { loss: node.type === 'raw' ? { kind: 'html', text: node.value } : { kind: 'element' }, node };
      continue;
    }
    const loss = linkLoss(kept, typedFor(node, body), file);
    if (loss) yield { loss, node };
    for (const name of changed(node, kept)) yield { loss: { kind: 'attribute', name }, node };
    if (node.type === 'element' && node.data?.meta) yield { loss: { kind: 'meta' }, node };
  }
}

/** An end tag says nothing that its start tag has not said. */
function withoutEndTags(found: Found[]): Found[] {
  const started = new Set<string>();
  return found.filter(({ loss }) => {
    if (loss.kind !== 'html') return true;
    const tag = tagOf(loss.text);
    if (loss.text.startsWith('</') && started.has(tag)) return false;
    started.add(tag);
    return true;
  });
}

/**
 * Some of this is in every text that loses something: a tag, an address of a site, one that none of ours begins like, a
 * definition, a table, a fence. Reading a text takes milliseconds, and most texts have none of it.
 */
const CANDIDATE =
  /<[a-z/!?]|\]\(\/en\b|\]\((?!https?:\/\/|\.?\/(?!\/)|#)|(?:^|[^!])\[[^\]]*\]\(\.|:\/\/|www\.|\]:|\||```|~~~/i;

const NOWHERE: Position = { line: 1, column: 1 };

type Text = Pick<Source, 'body' | 'linesBeforeBody'>;

type Trees = { tree: Root; html: HtmlRoot };
/** Each body is asked for what vanishes, and then for what is misplaced. */
let last: { body: string; trees: Trees } | undefined;

/** A body as Markdown, and as HTML that is still to be sanitised. */
export function treesOf(body: string): Trees {
  if (last?.body === body) return last.trees;
  processor ??= createProcessor();
  const tree = processor.parse(body);
  const trees = { tree, html: processor.runSync(tree) as HtmlRoot };
  last = { body, trees };
  return trees;
}

/** A problem of a part of a body, in its place in the file. */
export function markdownProblem(
  file: string,
  { body, linesBeforeBody }: Text,
  { position }: Placed,
  message: Wording,
): Problem & { at: Position } {
  const { start = NOWHERE } = position ?? {};
  const at = { line: start.line + linesBeforeBody, column: start.column };
  return { file, at, field: 'body', message, value: typedFor({ position }, body) };
}

/** Everything of a Markdown file's body that its page would lack, with its place and what to write instead. */
export function vanishedProblems(file: string, text: Text): Problem[] {
  if (!CANDIDATE.test(text.body)) return [];
  const { tree, html } = treesOf(text.body);
  const found = withoutEndTags([...leftOut(tree, html), ...takenAway(html, text.body, file)]);
  return found
    .map(({ loss, node }) => markdownProblem(file, text, node, lossWording(loss)))
    .sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
}
