/**
 * From the tree of a document to the source that Typst sets: each node is a call of a function of documents/blocks.typ. All
 * text goes as strings, so that no sign in it means anything to Typst.
 */
import type { List, ListItem, Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import type { Block, Drawing, Photo } from '../../../lib/documents/blocks.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { isJapanese, linesOf } from '../../../lib/text/lines.ts';
import { phrasesOf } from '../../../lib/text/phrases.ts';

/** Gives the file that stands for a drawing or a photograph, and its words. */
export type Pictures = (picture: Drawing | Photo) => { file: string; alt: string };

/** A text as a string of Typst. */
export const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

/** Runs of Japanese, with the marks between them. */
const JAPANESE_RUN =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー、。「」『』（）・〜]+(?:\s+[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー、。「」『』（）・〜]+)*/gu;

/** A list of values as Typst writes it, one alone too. */
const array = (values: readonly string[]): string => `(${values.map((value) => `${value},`).join('')})`;

/** The calls that set a document, in a language. @throws Error naming a kind of node that has no look on paper. */
export class TypstSource {
  readonly #locale: Locale;
  readonly #pictures: Pictures;
  readonly #siteUrl: string;
  readonly #notes = new Map<string, readonly RootContent[]>();

  /** @param siteUrl what addresses of this site begin with: a document that was saved knows no other. */
  constructor(locale: Locale, pictures: Pictures, siteUrl: string) {
    this.#locale = locale;
    this.#pictures = pictures;
    this.#siteUrl = siteUrl;
  }

  /** A text; what is Japanese in an English document is said to be so. */
  text(value: string): string {
    if (this.#locale === 'ja' || !isJapanese(value)) return quoted(value);
    const parts: string[] = [];
    let at = 0;
    for (const { 0: run, index } of value.matchAll(JAPANESE_RUN)) {
      if (index > at) parts.push(quoted(value.slice(at, index)));
      parts.push(`japanese(${quoted(run)})`);
      at = index + run.length;
    }
    if (at < value.length) parts.push(quoted(value.slice(at)));
    return `{${parts.join(';')}}`;
  }

  /** A title: Japanese ones break between phrases. */
  title(value: string): string {
    const lines = linesOf(value);
    if (!isJapanese(value)) return this.text(lines.join(' '));
    const phrases = lines.flatMap((line) => phrasesOf(line));
    return `phrases(${array(phrases.map(quoted))})`;
  }

  /** A title whose lines are broken by hand. */
  lines(value: string): string {
    return linesOf(value)
      .map((line) => this.title(line))
      .join(' + linebreak() + ');
  }

  /** Blocks one after the other. */
  blocks(blocks: readonly Block[]): string {
    for (const block of blocks)
      if (block.type === 'footnoteDefinition') this.#notes.set(block.identifier, block.children);
    return `{${blocks.map((block) => this.#block(block)).join('\n')}}`;
  }

  /** Blocks as sections: a heading of the first depth, and what stands under it. */
  sections(blocks: readonly Block[]): string {
    const starts = blocks.flatMap((block, index) => (isSection(block) ? [index] : []));
    const before = blocks.slice(0, starts[0] ?? blocks.length);
    const parts = starts.map((start, index) => {
      const [head, ...rest] = blocks.slice(start, starts[index + 1] ?? blocks.length);
      return `section(${this.#headingText(head as Block)}, ${this.blocks(rest)})`;
    });
    return `{${[this.blocks(before), ...parts].join('\n')}}`;
  }

  /** Blocks as chapters: a heading of the first depth begins a page. */
  chapters(blocks: readonly Block[]): string {
    const set = blocks.map(
      (block) => `${isSection(block) ? 'pagebreak(weak: true)\n' : ''}${this.#block(block)}`,
    );
    return `{${set.join('\n')}}`;
  }

  #headingText(node: Block): string {
    return node.type === 'heading' ? this.title(plainOf(node)) : '""';
  }

  #rows(rows: readonly (readonly string[])[]): string {
    return array(rows.map((row) => array(row.map((cell) => this.text(cell)))));
  }

  #block(node: Block | RootContent): string {
    switch (node.type) {
      case 'heading':
        return `heading(level: ${node.depth}, ${this.title(plainOf(node))})`;
      case 'paragraph':
        return `par(${this.#inline(node.children)})`;
      case 'list':
        return this.#list(node);
      case 'blockquote':
        return `quotation(${this.blocks(node.children as Block[])})`;
      case 'code':
        return `code(${quoted(node.value)}, ${node.lang ? quoted(node.lang) : 'none'})`;
      case 'thematicBreak':
        return 'rule()';
      case 'table':
        return this.#table(node);
      case 'footnoteDefinition':
      case 'definition':
      case 'html':
        return '';
      case 'facts':
        return `facts(${this.#rows(node.rows)})`;
      case 'measures':
        return `measures(${array(
          node.rows.map(
            ({ term, before, value }) =>
              `(${this.text(term)}, ${before ? this.text(before) : 'none'}, ${this.text(value)})`,
          ),
        )})`;
      case 'spec':
        return `spec(${node.caption ? this.text(node.caption) : 'none'}, ${array(node.head.map((cell) => this.text(cell)))}, ${this.#rows(node.rows)})`;
      case 'steps':
      case 'points':
        return `${node.type}(${this.#rows(node.rows.map(({ title, text }) => [title, text]))})`;
      case 'questions':
        return `questions(${array(
          node.rows.map(
            ({ question, answer, at }) =>
              `(${this.title(question)}, ${this.text(answer)}, ${this.text(at.text)}, ${quoted(at.url)})`,
          ),
        )})`;
      case 'writing':
        return `writing(${array(node.rows.map(({ label, lines }) => `(${this.text(label)}, ${lines})`))})`;
      case 'form':
        return `form(${array(node.columns.map(({ head }) => this.text(head)))}, (${node.columns
          .map(({ share }) => `${share}fr,`)
          .join('')}), ${node.rows})`;
      case 'checklist':
        return `checklist(${this.text(node.title)}, ${array(node.items.map((item) => this.text(item)))})`;
      case 'voice':
        return `voice(${this.text(node.quote)}, ${node.author ? this.text(node.author) : 'none'})`;
      case 'drawing':
      case 'photo':
        return this.#picture(node);
      default:
        throw new Error(`a document has a ${(node as Nodes).type}, which has no look on paper`);
    }
  }

  #picture(node: Drawing | Photo): string {
    const { file, alt } = this.#pictures(node);
    const width = node.type === 'drawing' ? `${node.width}mm` : '100mm';
    const caption = node.caption ? this.text(node.caption) : 'none';
    return `picture(${quoted(file)}, ${quoted(alt)}, ${width}, ${caption})`;
  }

  #list({ children, ordered, start }: List): string {
    const items = array(children.map((item) => this.#item(item)));
    if (children.some(({ checked }) => typeof checked === 'boolean')) return `checks(${items})`;
    return ordered ? `numbered(${items}, ${start ?? 1})` : `bullets(${items})`;
  }

  #item({ children }: ListItem): string {
    const [only] = children;
    if (children.length === 1 && only?.type === 'paragraph') return this.#inline(only.children);
    return this.blocks(children);
  }

  #table({ children: [head, ...rows], align }: Table): string {
    const cells = (row: Table['children'][number] | undefined) =>
      array((row?.children ?? []).map((cell) => this.#inline(cell.children)));
    const sides = array((align ?? []).map((side) => (side === 'right' ? 'right' : 'left')));
    return `plain-table(${cells(head)}, ${array(rows.map(cells))}, ${sides})`;
  }

  #inline(nodes: readonly PhrasingContent[]): string {
    return `{${nodes.map((node) => this.#phrase(node)).join(';')}}`;
  }

  #phrase(node: PhrasingContent): string {
    switch (node.type) {
      case 'text':
        return this.text(node.value.replaceAll(/\s*\n\s*/g, this.#locale === 'ja' ? '' : ' '));
      case 'strong':
        return `strong(${this.#inline(node.children)})`;
      case 'emphasis':
        return `emph(${this.#inline(node.children)})`;
      case 'delete':
        return `strike(${this.#inline(node.children)})`;
      case 'inlineCode':
        return `raw(${quoted(node.value)})`;
      case 'break':
        return 'linebreak()';
      case 'link':
        return `link(${quoted(new URL(node.url, this.#siteUrl).href)}, ${this.#inline(node.children)})`;
      case 'footnoteReference': {
        const note = this.#notes.get(node.identifier);
        if (!note) throw new Error(`the footnote "${node.identifier}" has no text`);
        return `footnote(${this.blocks(note as Block[])})`;
      }
      case 'html':
        return '""';
      default:
        throw new Error(`a document has a ${node.type} in its text, which has no look on paper`);
    }
  }
}

const isSection = (block: Block): boolean => block.type === 'heading' && block.depth === 1;

/** The words of a node without their marks. */
function plainOf(node: Nodes | Block): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? node.children.map((child) => plainOf(child as Nodes)).join('') : '';
}
