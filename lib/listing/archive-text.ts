/** What a page of an archive says of itself: the same for its head, its heading and its structured data. */
import type { Words } from '../words.ts';
import type { ArchiveAddress } from './archive-pages.ts';
import { fill } from './fill.ts';

export type ArchiveNumbers = { total: number; from: number; to: number; current: number; count: number };

type Named = {
  /** The month or the tag, as it is read. */
  label: string;
  company: string;
  numbers: ArchiveNumbers;
};

/** The heading of an archive's page, and title and description of its head. `words` are `messages`, archive. */
export function archiveText(
  words: Words['archive'],
  { section, by }: ArchiveAddress,
  { label, company, numbers }: Named,
) {
  const { total, from, to, current, count } = numbers;
  const plain = fill(words[section][by], { label });
  const heading = current > 1 ? fill(words.numbered, { title: plain, page: current }) : plain;
  const text = fill(words[section][`${by}Text`], { label, site: company, total });
  return {
    heading,
    title: fill(words.pageTitle, { title: heading, site: company }),
    description: count > 1 ? fill(words.range, { description: text, from, to }) : text,
  };
}
