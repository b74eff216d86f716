/**
 * From the tree of a document to the source that Typst sets: each node is a call of a function of documents/blocks.typ.
 */
import type {
  Image,
  ImageReference,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import { visit } from 'unist-util-visit';
import type { DocumentBlock, Drawing, Photo } from '../../../lib/documents/blocks.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { joinLines } from './soft-breaks.ts';
import { array, quoted, TypstText } from './typst-text.ts';

/** Gives the file that stands for a drawing or a photograph, and its words. */
export type Pictures = (picture: Drawing | Photo) => { file: string; alt: string };

/** The calls that set a document, in a language. @throws Error naming a kind of node that has no look on paper. */
export class TypstSource extends TypstText {
  readonly #pictures: Pictures;
  readonly #base: string;
  readonly #notes = new Map<string, readonly RootContent[]>();
  /** Addresses that links and pictures name: `[words][name]`. */
  readonly #addresses = new Map<string, string>();
  /** The footnotes whose text is being written. */
  readonly #within = new Set<string>();
  /** The labels of those that are written. */
  readonly #labels = new Map<string, string>();

  /** @param base address of the page that says the same, from which links lead on: a saved document knows no other. */
  constructor(locale: Locale, pictures: Pictures, base: string) {
    super(locale);
    this.#pictures = pictures;
    this.#base = base;
  }

  /** Blocks one after the other. */
  blocks(blocks: readonly DocumentBlock[]): string {
    this.#collect(blocks);
    return this.#all(blocks);
  }

  /** Blocks as sections: a heading of the first depth, and what stands under it. */
  sections(blocks: readonly DocumentBlock[]): string {
    this.#collect(blocks);
    const starts = blocks.flatMap((block, index) => (isSection(block) ? [index] : []));
    const before = blocks.slice(0, starts[0] ?? blocks.length);
    const parts = starts.map((start, index) => {
      const [head, ...rest] = blocks.slice(start, starts[index + 1] ?? blocks.length);
      return `section(${this.#headingText(head as DocumentBlock)}, ${this.#all(rest)})`;
    });
    return `{${[this.#all(before), ...parts].join('\n')}}`;
  }

  #all(blocks: readonly DocumentBlock[]): string {
    return `{${blocks.map((block) => this.#block(block)).join('\n')}}`;
  }

  /** Takes up what may be named from anywhere in the document; of two with one name the first counts, as in Markdown. */
  #collect(blocks: readonly DocumentBlock[]): void {
    visit({ type: 'root', children: blocks } as Root, (node) => {
      if (node.type === 'footnoteDefinition' && !this.#notes.has(node.identifier))
        this.#notes.set(node.identifier, node.children);
      if (node.type === 'definition' && !this.#addresses.has(node.identifier))
        this.#addresses.set(node.identifier, node.url);
    });
  }

  #address(identifier: string): string {
    const address = this.#addresses.get(identifier);
    if (address === undefined) throw new Error(`the link "${identifier}" has no address`);
    return address;
  }

  #headingText(node: DocumentBlock): string {
    return node.type === 'heading' ? this.title(plainOf(node)) : '""';
  }

  #rows(rows: readonly (readonly string[])[]): string {
    return array(rows.map((row) => array(row.map((cell) => this.text(cell)))));
  }

  #block(node: DocumentBlock | RootContent): string {
    switch (node.type) {
      case 'heading':
        return `heading(level: ${node.depth}, ${this.title(plainOf(node))})`;
      case 'paragraph':
        return this.#paragraph(node);
      case 'list':
        return this.#list(node);
      case 'blockquote':
        return `quotation(${this.#all(node.children as DocumentBlock[])})`;
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
        return `${node.type}(${this.steps(node.rows)})`;
      case 'questions':
        return `questions(${array(
          node.rows.map(
            ({ question, answer, at }) =>
              `(${this.title(question)}, ${this.text(answer)}, ${at ? `${this.text(at.text)}, ${quoted(at.url)}` : 'none, none'})`,
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

  #paragraph({ children }: Paragraph): string {
    const [only] = children;
    if (children.length === 1 && (only?.type === 'image' || only?.type === 'imageReference'))
      return this.#picture(this.#photo(only));
    return `par(${this.#inline(children)})`;
  }

  #photo(node: Image | ImageReference): Photo {
    const file = node.type === 'image' ? node.url : this.#address(node.identifier);
    const caption = node.type === 'image' ? (node.title ?? undefined) : undefined;
    return { type: 'photo', file, alt: node.alt ?? '', caption, whole: true };
  }

  #picture(node: Drawing | Photo): string {
    const { file, alt } = this.#pictures(node);
    const caption = node.caption ? this.text(node.caption) : 'none';
    return `picture(${quoted(file)}, ${quoted(alt)}, ${node.width ?? 100}mm, ${caption})`;
  }

  #list({ children, ordered, start }: List): string {
    const items = array(children.map((item) => this.#item(item)));
    if (children.some(({ checked }) => typeof checked === 'boolean')) return `checks(${items})`;
    return ordered ? `numbered(${items}, ${start ?? 1})` : `bullets(${items})`;
  }

  #item({ children }: ListItem): string {
    const [only] = children;
    if (children.length === 1 && only?.type === 'paragraph') return this.#inline(only.children);
    return this.#all(children);
  }

  #table({ children: [head, ...rows], align }: Table): string {
    const columns = head?.children ?? [];
    // As on pages, a row has as many cells as the head.
    const cells = (row: Table['children'][number] | undefined) =>
      array(columns.map((_, column) => this.#inline(row?.children[column]?.children ?? [])));
    const sides = array(columns.map((_, column) => align?.[column] ?? 'left'));
    return `plain-table(${cells(head)}, ${array(rows.map(cells))}, ${sides})`;
  }

  #inline(nodes: readonly PhrasingContent[]): string {
    const set = nodes.map((node, index) => {
      if (node.type !== 'text') return this.#phrase(node);
      const [before, after] = [nodes[index - 1], nodes[index + 1]].map((next) => (next ? plainOf(next) : ''));
      return this.text(joinLines(node.value, this.locale, before, after));
    });
    return `{${set.join(';')}}`;
  }

  #link(url: string, words: readonly PhrasingContent[]): string {
    return `link(${quoted(new URL(url, this.#base).href)}, ${this.#inline(words)})`;
  }

  #footnote(identifier: string): string {
    const note = this.#notes.get(identifier);
    if (!note) throw new Error(`the footnote "${identifier}" has no text`);
    if (this.#within.has(identifier)) throw new Error(`the footnote "${identifier}" refers to itself`);
    const written = this.#labels.get(identifier);
    if (written) return `footnote(${written})`;
    const label = `label(${quoted(`note-${this.#labels.size + 1}`)})`;
    this.#labels.set(identifier, label);
    this.#within.add(identifier);
    const set = `[#footnote(${this.#all(note as DocumentBlock[])})#${label}]`;
    this.#within.delete(identifier);
    return set;
  }

  #phrase(node: Exclude<PhrasingContent, { type: 'text' }>): string {
    switch (node.type) {
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
        return this.#link(node.url, node.children);
      case 'linkReference':
        return this.#link(this.#address(node.identifier), node.children);
      case 'footnoteReference':
        return this.#footnote(node.identifier);
      case 'image':
      case 'imageReference':
        throw new Error(`the picture "${node.alt ?? ''}" stands among words: give it a paragraph of its own`);
      case 'html':
        return '""';
    }
  }
}

const isSection = (block: DocumentBlock): boolean => block.type === 'heading' && block.depth === 1;

/** The words of a node without their marks. */
function plainOf(node: Nodes | DocumentBlock): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? node.children.map((child) => plainOf(child as Nodes)).join('') : '';
}
