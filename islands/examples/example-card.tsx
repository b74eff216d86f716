'use client';

import { EmptyPlate } from '@/components/drawings/wells';
import { Marks } from '@/components/ui/marks';
import type { Example } from '@/lib/examples/filter';
import type { CardPicture } from '@/lib/listing/card-picture';
import { ListPhoto } from '../listing/list-photo';

export type ExampleItem = Example & {
  id: string;
  href: string;
  periodText: string;
  engineersText: string;
  /** Without a picture the placeholder. */
  picture?: CardPicture | undefined;
  /** What is to be known about it while it is not public; mostly none. */
  marks?: string[];
};

type ExampleCardProps = {
  item: ExampleItem;
  /** The link leads to another site. */
  external: boolean;
  labels: { open: string; newTab: string; marks: string; periodFilter: string; engineersFilter: string };
};

const SIZES = '(min-width: 72rem) 27vw, (min-width: 40rem) 45vw, 92vw';

/** One example: field, title, text, months and engineers, and its one link. */
export function ExampleCard({ item, external, labels }: ExampleCardProps) {
  return (
    <>
      <div className={item.picture ? 'lnx__v' : 'lnx__v lnx__v--d'}>
        {item.picture ? <ListPhoto {...item.picture} sizes={SIZES} /> : <EmptyPlate />}
      </div>
      <p className="lnx__f">{item.fieldText}</p>
      <h3>{item.title}</h3>
      <Marks marks={item.marks ?? []} label={labels.marks} />
      <p className="lnx__t">{item.description}</p>
      <dl className="kv">
        <div>
          <dt>{labels.periodFilter}</dt>
          <dd>{item.periodText}</dd>
        </div>
        <div>
          <dt>{labels.engineersFilter}</dt>
          <dd>{item.engineersText}</dd>
        </div>
      </dl>
      <a
        className="btn btn--t stretch"
        href={item.href}
        {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        <span>
          {labels.open}
          <span className="vh"> {item.title}</span>
        </span>
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={external ? 'M7 17 18 6M9 6h9v9' : 'M3 12h17M14 6l6 6-6 6'} />
        </svg>
        {external ? <span className="vh">{labels.newTab}</span> : null}
      </a>
    </>
  );
}
