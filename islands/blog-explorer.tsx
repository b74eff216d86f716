'use client';

import { useRef } from 'react';
import type { BlogItem } from '@/lib/blog/item';
import { fill } from '@/lib/listing/fill';
import { BlogCard } from './blog/blog-card';
import { IndexFailed } from './blog/index-failed';
import { NoMatch } from './blog/no-match';
import { TagChips } from './blog/tag-chips';
import { type BlogIndex, usePosts } from './blog/use-posts';
import { Pagination, type PaginationLabels } from './listing/pagination';
import { SearchForm } from './listing/search-form';
import { useListState } from './listing/use-list-state';

export type BlogExplorerProps = {
  /** All posts, or the newest of them if there is an index. */
  items: BlogItem[];
  /** Of a long list (see lib/listing/growth.ts); null where `items` are all there is. */
  index: BlogIndex | null;
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
    index: { loading: string; failed: string; failedText: string; retry: string; archive: string };
  };
};

/** The blog's list: search AND tag, four posts a page, the state in the address. */
export default function BlogExplorer({ items, index, tags, labels }: BlogExplorerProps) {
  const [state, change] = useListState({ tag: tags.map(({ id }) => id) });
  const result = useRef<HTMLParagraphElement>(null);
  const { status, total, page, cards, retry } = usePosts(items, index, state);

  const turnTo = (next: number) => {
    change({ page: next });
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView?.({ block: 'start' });
  };
  const reset = () => {
    change({ q: '', filters: {} });
    result.current?.focus();
  };
  const counted = total > 0 ? fill(labels.result, { total, from: page.from, to: page.to }) : labels.none;
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
        selected={state.filters.tag}
        labels={labels}
        onSelect={(id) => change({ filters: id === undefined ? {} : { tag: id } })}
      />
      <div className="count">
        <p ref={result} role="status" tabIndex={-1} data-needs-script="">
          {status === 'ready' ? counted : labels.index[status]}
        </p>
        <p>{labels.order}</p>
      </div>
      {status === 'failed' && (
        <IndexFailed
          labels={labels.index}
          onRetry={() => {
            result.current?.focus();
            retry?.();
          }}
        />
      )}
      <ul data-list="" aria-busy={status === 'loading' || undefined} hidden={page.items.length === 0}>
        {cards.map((item) => (
          <BlogCard key={item.slug} item={item} hidden={!page.items.includes(item)} labels={labels} />
        ))}
      </ul>
      <NoMatch hidden={total > 0} labels={labels} onReset={reset} />
      <Pagination current={page.current} count={page.count} labels={labels.pages} onPage={turnTo} />
    </>
  );
}
