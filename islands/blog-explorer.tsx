'use client';

import { useRef } from 'react';
import { filterPosts } from '@/lib/blog/filter';
import { fill } from '@/lib/listing/fill';
import { pageOf } from '@/lib/listing/paginate';
import { BlogCard } from './blog/blog-card';
import type { BlogItem } from './blog/blog-item';
import { NoMatch } from './blog/no-match';
import { TagChips } from './blog/tag-chips';
import { Pagination, type PaginationLabels } from './listing/pagination';
import { SearchForm } from './listing/search-form';
import { useListState } from './listing/use-list-state';

/** Spec section 9. */
const PAGE_SIZE = 4;

export type BlogExplorerProps = {
  items: BlogItem[];
  tags: { id: string; name: string }[];
  labels: {
    search: { search: string; placeholder: string; button: string };
    tags: string;
    marks: string;
    all: string;
    /** Holds `{count}`. */
    more: string;
    /** Holds `{total}`, `{from}` and `{to}`. */
    result: string;
    none: string;
    order: string;
    empty: string;
    reset: string;
    pages: PaginationLabels;
  };
};

/** The blog's list: search AND tag, four posts a page, the state in the address. All posts are in the HTML. */
export default function BlogExplorer({ items, tags, labels }: BlogExplorerProps) {
  const [state, change] = useListState({ tag: tags.map(({ id }) => id) });
  const result = useRef<HTMLParagraphElement>(null);
  const { tag } = state.filters;
  const found = filterPosts(items, { query: state.q, tag });
  const page = pageOf(found, state.page, PAGE_SIZE);

  const turnTo = (next: number) => {
    change({ page: next });
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView?.({ block: 'start' });
  };
  const reset = () => {
    change({ q: '', filters: {} });
    result.current?.focus();
  };
  return (
    <>
      <SearchForm
        value={state.q}
        labels={labels.search}
        onSearch={(q) => change({ q }, q === state.q ? 'replace' : 'push')}
        onType={(q) => change({ q }, 'replace')}
      />
      <TagChips
        tags={tags}
        selected={tag}
        labels={labels}
        onSelect={(id) => change({ filters: id === undefined ? {} : { tag: id } })}
      />
      <div className="count">
        <p ref={result} role="status" tabIndex={-1} data-needs-script="">
          {page.to > 0
            ? fill(labels.result, { total: found.length, from: page.from, to: page.to })
            : labels.none}
        </p>
        <p>{labels.order}</p>
      </div>
      <ul className="bps" data-list="">
        {items.map((item) => (
          <BlogCard key={item.slug} item={item} hidden={!page.items.includes(item)} labels={labels} />
        ))}
      </ul>
      <NoMatch hidden={found.length > 0} labels={labels} onReset={reset} />
      <Pagination current={page.current} count={page.count} labels={labels.pages} onPage={turnTo} />
    </>
  );
}
