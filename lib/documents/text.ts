import type { Nodes } from 'mdast';
import type { DocumentBlock, DocumentStep, Measures } from './blocks.ts';

const wordsIn = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsIn).join('') : '';
};

/** A measured change in a line: `Working time: 3 h → 45 min`. */
export const measureLine = ({ term, before, value }: Measures['rows'][number]): string =>
  `${term}: ${before ? `${before} → ` : ''}${value}`;

/** Numbered by level: 1. 2. 2.1. */
const stepLines = (rows: readonly DocumentStep[], above = ''): string[] =>
  rows.flatMap(({ title, text, within = [] }, place) => {
    const number = `${above}${place + 1}.`;
    return [`${number} ${title}${text && `: ${text}`}`, ...stepLines(within, number)];
  });

function lines(block: DocumentBlock): string[] {
  switch (block.type) {
    case 'heading':
      return [`[ ${wordsIn(block)} ]`];
    case 'list':
      return block.children.map((item) => wordsIn(item));
    case 'facts':
      return block.rows.map(([term, value]) => `${term}: ${value}`);
    case 'measures':
      return block.rows.map(measureLine);
    case 'points':
      return block.rows.map(({ title, text }) => `${title}: ${text}`);
    case 'steps':
      return stepLines(block.rows);
    case 'voice':
      return [block.quote, ...(block.author ? [block.author] : [])];
    case 'paragraph':
      return [wordsIn(block)];
    default:
      return [];
  }
}

/** What blocks say, for a text file: a line a row, an empty line at the end of each part. Pictures are left out. */
export const textOf = (blocks: readonly DocumentBlock[]): string =>
  blocks
    .flatMap((block, place) => [...(place > 0 && block.type === 'heading' ? [''] : []), ...lines(block)])
    .concat('')
    .join('\n');
