/** The text of `llms.txt` (llmstxt.org): a title, a summary, and lists of links with one line each. */

import { SECTION_IDS, type SectionId } from '../../../app/guide-sections.ts';
import type { Words } from '../../../lib/words.ts';

export type Link = { title: string; url: string; description: string };

export type Guide = {
  title: string;
  summary: string;
  /** Paragraphs below the summary. */
  notes: readonly string[];
  /** The same guide in the other language. */
  other: string;
  pages: readonly (Link & { section: SectionId })[];
  data: readonly Link[];
  documents: readonly Link[];
  feeds: readonly Link[];
};

/** The format gives this name a meaning: what may be left out when there is little room. */
const OPTIONAL = 'Optional';

const line = ({ title, url, description }: Link): string =>
  `- [${title.replace(/[[\]\\]/g, '\\$&')}](${url}): ${description}`;

const section = (name: string, links: readonly Link[]): string[] =>
  links.length > 0 ? [`## ${name}`, links.map(line).join('\n')] : [];

/** Writes a guide with the words of its language. */
export function guideText(guide: Guide, { sections, data, documents, feeds, other }: Words['llms']): string {
  const pagesOf = (id: SectionId) =>
    section(
      id === 'optional' ? OPTIONAL : sections[id],
      guide.pages.filter((page) => page.section === id),
    );
  const blocks = [
    `# ${guide.title}`,
    `> ${guide.summary}`,
    ...guide.notes,
    `[${other}](${guide.other})`,
    ...SECTION_IDS.filter((id) => id !== 'optional').flatMap(pagesOf),
    ...section(data.title, guide.data),
    ...section(documents, guide.documents),
    ...section(feeds.title, guide.feeds),
    ...pagesOf('optional'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
