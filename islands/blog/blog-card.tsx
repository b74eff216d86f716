'use client';

import { Fragment } from 'react';
import { Marks } from '@/components/ui/marks';
import type { BlogItem } from '@/lib/blog/item';
import { fill } from '@/lib/listing/fill';
import { cardTags } from '@/lib/listing/tags';
import { ListPhoto } from '../listing/list-photo';

const SIZES = '(min-width: 72rem) 15rem, (min-width: 40rem) 12rem, 90vw';

type BlogCardProps = {
  item: BlogItem;
  hidden: boolean;
  /** Where the list is no island: the first of its page, whose picture is above the fold. */
  first?: boolean;
  labels: { tags: string; more: string; marks: string };
};

/** A post in the list: one link, its date, and at most three tags. */
export function BlogCard({ item, hidden, first, labels }: BlogCardProps) {
  const { href, date, dateText, minutesText, phrases, summary, tags, picture, marks } = item;
  const { shown, more } = cardTags(tags);
  return (
    <li className="bp" hidden={hidden}>
      <div className="bp__t">
        <p className="bp__m">
          <time dateTime={date}>{dateText}</time>
          <span>{minutesText}</span>
        </p>
        <h2>
          <a className="stretch" href={href}>
            {phrases.map((phrase, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: phrases have no other identity, nothing reorders them
              <Fragment key={index}>
                {index > 0 && <wbr />}
                {phrase}
              </Fragment>
            ))}
          </a>
        </h2>
        <p className="bp__s">{summary}</p>
        <Marks marks={marks} label={labels.marks} />
        <ul className="tags" aria-label={labels.tags}>
          {shown.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {more > 0 && (
            <li className="bp__more">
              <span aria-hidden="true">+{more}</span>
              <span className="vh">{fill(labels.more, { count: more })}</span>
            </li>
          )}
        </ul>
      </div>
      {picture && (
        <div className="bp__v">
          <ListPhoto {...picture} sizes={SIZES} priority={first} />
        </div>
      )}
    </li>
  );
}
