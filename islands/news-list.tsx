'use client';

import { useState } from 'react';
import { categoriesOf, filterByCategory } from '@/lib/news/filter';
import { resultLine } from '@/lib/news/result-line';

export interface NewsListItem {
  id: string;
  href: string;
  /** Date only, `YYYY-MM-DD`. */
  date: string;
  dateText: string;
  category: string;
  categoryText: string;
  title: string;
}

export interface NewsListProps {
  items: NewsListItem[];
  /** `result` is a template with `{total}` and `{shown}`. */
  labels: { group: string; all: string; result: string };
}

/** The home's news, filtered by category. Without script the list is whole and the filter is not shown. */
export default function NewsList({ items, labels }: NewsListProps) {
  const [category, setCategory] = useState<string | null>(null);
  const shown = filterByCategory(items, category);
  const chips = [{ id: null, text: labels.all }, ...categoriesOf(items)];
  return (
    <>
      <fieldset className="chips" data-needs-script="">
        <legend className="vh">{labels.group}</legend>
        {chips.map(({ id, text }) => (
          <button
            key={id ?? ''}
            type="button"
            className="chip"
            aria-pressed={id === category}
            onClick={() => setCategory(id)}
          >
            {text}
          </button>
        ))}
      </fieldset>
      <p className="result" role="status" data-needs-script="">
        {resultLine(labels.result, { total: items.length, shown: shown.length })}
      </p>
      <ul className="nrow">
        {items.map((item) => (
          <li key={item.id} hidden={!shown.includes(item)}>
            <a href={item.href}>
              <time dateTime={item.date}>{item.dateText}</time>
              <span>{item.categoryText}</span>
              <b>{item.title}</b>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
