import type { ReactNode } from 'react';

type TagsProps = {
  tags: readonly string[];
  label?: string;
  /** The search of the list around them reads them. */
  searched?: boolean;
  /** What follows them in the list. */
  children?: ReactNode;
};

/** A short list of tags. */
export const Tags = ({ tags, label, searched, children }: TagsProps) => (
  <ul
    className="flex flex-wrap gap-x-3.5 gap-y-1 text-[0.8125rem]/[1.6] text-ink-3"
    aria-label={label}
    data-tags
  >
    {tags.map((tag) => (
      <li
        key={tag}
        className="before:mr-0.5 before:text-line-strong before:content-['#']"
        data-text={searched}
      >
        {tag}
      </li>
    ))}
    {children}
  </ul>
);
