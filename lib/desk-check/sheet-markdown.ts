/** The sheet as Markdown; apart, since few save it so. */
import type { Sheet } from './sheet.ts';

/** What Markdown takes for more than text: signs anywhere, and what opens a list, a rule or code where a line begins. */
const MARKDOWN_SIGNS = /[\\`*_{}[\]<>#|~]|&(?=#?\w+;)|^[-+=]|(?<=^\d+)[.)](?=\s|$)/g;

const escaped = (text: string) => text.trim().replace(MARKDOWN_SIGNS, '\\$&');
const row = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;

/** The sheet as Markdown; what a visitor wrote stays text. */
export const sheetMarkdown = ({ title, made, parts, columns, rows, from }: Sheet): string =>
  `${[
    `# ${escaped(title)}`,
    ...(made ? [escaped(made)] : []),
    ...parts.flatMap(({ id, title: name, lines }) => [
      `## ${escaped(name)}`,
      lines.map((line) => `- ${escaped(line)}`).join('\n'),
      ...(id === 'now' && rows.length > 0
        ? [[row(columns), row(columns.map(() => '---')).replaceAll('\\', ''), ...rows.map(row)].join('\n')]
        : []),
    ]),
    escaped(from),
  ].join('\n\n')}\n`;
