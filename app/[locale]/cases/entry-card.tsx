import type { ReactNode } from 'react';
import { CaseCard, type CaseCardProps } from '@/components/sections/case-card';
import { type Entry, tagsOf } from '@/lib/content';
import { imageOf } from '@/lib/content/image-key';
import { CaseLink } from './case-link';
import { CaseShape } from './case-shape';
import { firstChange } from './measure-text';

type CaseEntryCardProps = Pick<CaseCardProps, 'look' | 'sizes'> & {
  entry: Entry<'cases'>;
  /** Shows the drawing of its process in place of its picture. */
  drawn?: boolean | undefined;
  /** In place of the link to its page. */
  title?: ReactNode;
};

/** A case in short, led by its measured number: what the record of the case says, wherever the card stands. */
export function CaseEntryCard({ entry, drawn, title, ...look }: CaseEntryCardProps) {
  const { id, data } = entry;
  const { drawing } = data;
  return (
    <CaseCard
      {...look}
      id={id}
      {...(drawn && drawing ? { drawing: <CaseShape {...drawing} /> } : { image: imageOf(entry) })}
      figures={firstChange(data.measures)}
      title={title ?? <CaseLink id={id} title={data.title} />}
      text={data.description}
      tags={tagsOf(entry).map(({ name }) => name)}
    />
  );
}
