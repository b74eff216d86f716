import { getTranslations } from 'next-intl/server';
import { Phrases } from '@/components/ui/phrases';
import { SiteLink } from '@/components/ui/site-link';
import type { EntryRow } from './related';

type EntryRowsProps = {
  rows: readonly EntryRow[];
  /** Says of each whether it is a post, an article or a case. */
  named?: boolean;
};

/** Entries to read next, as rows. */
export async function EntryRows({ rows, named }: EntryRowsProps) {
  const t = await getTranslations('related.kind');
  return (
    <ul className="a-4 b-13 bm">
      {rows.map(({ kind, id, path, title, text, date, dateText }) => (
        <li key={`${kind}/${id}`}>
          <p className="bm__d">
            <time dateTime={date}>{dateText}</time>
            {named && <b>{t(kind)}</b>}
          </p>
          <div>
            <h3>
              <SiteLink className="stretch" to={path}>
                <Phrases text={title} />
              </SiteLink>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
