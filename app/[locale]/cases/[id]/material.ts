/** The material of a case as a text file (spec section 2: "download case material"). */

/** One block of the file: a heading, and lines of text below it. */
export type Block = { title: string; lines: readonly string[] };

export type Material = {
  title: string;
  description: string;
  /** Rows such as company and date: term, value. */
  facts: readonly (readonly [term: string, value: string])[];
  blocks: readonly Block[];
  /** Where it comes from: the provider and the address of the page. */
  source: readonly string[];
};

const RULE = '-'.repeat(40);

/** The file's name; the id of a case is lower-case ASCII, so it is safe everywhere. */
export const materialName = (id: string): string => `${id}-case.txt`;

/** The file's text. Blocks without lines are left out. */
export const materialText = ({ title, description, facts, blocks, source }: Material): string =>
  [
    [title, RULE, description],
    facts.map(([term, value]) => `${term}: ${value}`),
    ...blocks.filter(({ lines }) => lines.length > 0).map((block) => [`[ ${block.title} ]`, ...block.lines]),
    [RULE, ...source],
  ]
    .map((part) => part.join('\n'))
    .join('\n\n')
    .concat('\n');
