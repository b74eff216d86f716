'use client';

import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/listing/fill';
import { pageWindow } from '@/lib/listing/paginate';

export type PaginationLabels = {
  nav: string;
  previous: string;
  next: string;
  /** Holds `{page}`. */
  page: string;
};

type PaginationProps = {
  current: number;
  count: number;
  labels: PaginationLabels;
  onPage(page: number): void;
};

/** Page numbers: the visible text is the bare number, the accessible name says more. */
export function Pagination({ current, count, labels, onPage }: PaginationProps) {
  if (count < 2) return null;
  return (
    <nav className="pg" aria-label={labels.nav} data-needs-script="">
      <button type="button" disabled={current === 1} onClick={() => onPage(current - 1)}>
        <Icon name="left" />
        <span className="vh">{labels.previous}</span>
      </button>
      {pageWindow(current, count).map((page) => (
        <button
          key={page}
          type="button"
          aria-label={fill(labels.page, { page })}
          aria-current={page === current ? 'page' : undefined}
          onClick={() => onPage(page)}
        >
          {page}
        </button>
      ))}
      <button type="button" disabled={current === count} onClick={() => onPage(current + 1)}>
        <Icon name="arrow" />
        <span className="vh">{labels.next}</span>
      </button>
    </nav>
  );
}
