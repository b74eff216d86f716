/**
 * What a document is made of, before it is set: Markdown's own nodes, and those that a drawing sheet has besides. Pages'
 * definitions tell documents in them (app/documents), the build sets them (build/prepare/documents).
 */
import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast';
import { plainText } from '../text/lines.ts';

/** Terms with their values, as rows between hairlines. */
export type Facts = { type: 'facts'; rows: readonly (readonly [term: string, value: string])[] };

/** Measured figures, large; `before` is what was measured before the change. */
export type Measures = {
  type: 'measures';
  rows: readonly { term: string; before?: string | undefined; value: string }[];
};

/** A drawing of the site: its name in app/documents/drawings.tsx, and the properties of its component. */
export type Drawing = {
  type: 'drawing';
  name: string;
  props: Readonly<Record<string, unknown>>;
  /** A condition of its stylesheet that holds, part of a selector: `[value=small]:checked`. */
  state?: string;
  /** Its width on paper, in millimetres. */
  width: number;
  caption?: string | undefined;
};

/** A table with row and column headings. An empty text is a cell without a value. */
export type Spec = {
  type: 'spec';
  /** Where the heading above it does not say the same. */
  caption?: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** A step: what it is called, what happens in it, and the steps of a loop. */
export type DocumentStep = { title: string; text: string; within?: readonly DocumentStep[] };

/** Steps in their order. */
export type Steps = { type: 'steps'; rows: readonly DocumentStep[] };

/** Points without an order: what each is called, and what it says. */
export type Points = { type: 'points'; rows: readonly { title: string; text: string }[] };

/** Questions with their answers, and where a page says the same: a text and its address. */
export type Questions = {
  type: 'questions';
  rows: readonly { question: string; answer: string; at?: { text: string; url: string } }[];
};

/** Room to write by hand: a question, and lines below it. */
export type Writing = { type: 'writing'; rows: readonly { label: string; lines: number }[] };

/** A table to fill in by hand: its columns with their shares of the width, and how many empty rows it has. */
export type Form = {
  type: 'form';
  columns: readonly { head: string; share: number }[];
  rows: number;
};

/** Points to tick off, under a name that is no heading. */
export type Checklist = { type: 'checklist'; title: string; items: readonly string[] };

/** A quotation and who says it. */
export type Voice = { type: 'voice'; quote: string; author?: string | undefined };

/** A picture of `content/`, by its path there. Its words are checked when it is set. It is cut to one shape, if not `whole`. */
export type Photo = {
  type: 'photo';
  file: string;
  /** Its width on paper, in millimetres, if not 100. */
  width?: number;
  alt: string;
  caption?: string | undefined;
  whole?: boolean;
};

export type DocumentBlock =
  | BlockContent
  | DefinitionContent
  | Facts
  | Measures
  | Drawing
  | Spec
  | Steps
  | Points
  | Questions
  | Writing
  | Form
  | Voice
  | Checklist
  | Photo;

const words = (value: string): PhrasingContent[] => [{ type: 'text', value }];

/** A heading; the title of the document stands above depth 1. */
export const heading = (value: string, depth: 1 | 2 = 1): DocumentBlock => ({
  type: 'heading',
  depth,
  children: words(value),
});

/** A paragraph of plain text. */
export const paragraph = (value: string): DocumentBlock => ({ type: 'paragraph', children: words(value) });

/** A list; with `checked` each point has a box to tick. */
export const points = (values: readonly string[], box = false): DocumentBlock => ({
  type: 'list',
  children: values.map((value) => ({
    type: 'listItem',
    ...(box && { checked: false }),
    children: [{ type: 'paragraph', children: words(value) }],
  })),
});

/** A heading with what stands under it, or nothing where nothing does. */
export const section = (
  title: string,
  ...blocks: readonly (DocumentBlock | undefined | false)[]
): DocumentBlock[] => {
  const there = blocks.filter((block) => block !== undefined && block !== false);
  return there.length > 0 ? [heading(title), ...there] : [];
};

type Item = { title: string; text: string };
type Listed = { label: string; items: readonly Item[] };

/** Titles with their texts, without the marks of copy (line breaks made by hand). */
export const rowsOf = (items: readonly Item[]) =>
  items.map(({ title, text }) => ({ title: plainText(title), text }));

/** A block of a page's copy under its own name: what it lists, in no order. */
export const pointsOf = ({ label, items }: Listed): DocumentBlock[] =>
  section(label, { type: 'points', rows: rowsOf(items) });

/** The same where one follows the other. */
export const stepsOf = ({ label, items }: Listed): DocumentBlock[] =>
  section(label, { type: 'steps', rows: rowsOf(items) });

/** Terms with their values. */
export const factsBlock = (facts: readonly { term: string; value: string }[]): Facts => ({
  type: 'facts',
  rows: facts.map(({ term, value }) => [term, value]),
});

/** The questions of a page with their answers. */
export const faqOf = ({
  label,
  items,
}: {
  label: string;
  items: readonly { question: string; answer: string }[];
}) => pointsOf({ label, items: items.map(({ question, answer }) => ({ title: question, text: answer })) });
