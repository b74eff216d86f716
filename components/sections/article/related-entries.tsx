import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import type { Entry } from '@/lib/content';
import type { Section as Collection } from '@/lib/listing/paths';
import { plainText } from '@/lib/text/lines';
import { type EntryRow, type Kind, relatedAcross, relatedOfKind } from './related';

type MoreEntriesProps = {
  section: Collection;
  entry: Entry<Collection>;
  label: string;
  title: string;
  /** Name of the link to the list. */
  all: string;
};

/** What to read next of the same kind, and the way to the list. */
export function MoreEntries({ section, entry, label, title, all }: MoreEntriesProps) {
  return (
    <Section label={label} surface="sunk">
      <div className="md:col-end-6">
        <Heading level={2} label={label} text={title} />
        <p className="mt-4">
          <ButtonLink look="text" to={`/${section}`} text={all} />
        </p>
      </div>
      <EntryRows rows={relatedOfKind(section, entry)} />
    </Section>
  );
}

type RelatedSectionProps = { kind: Kind; entry: Entry<Kind> };

/** Posts, news and cases on the same subject, where there are any. */
export async function RelatedSection({ kind, entry }: RelatedSectionProps) {
  const t = await getTranslations('related');
  const rows = relatedAcross(kind, entry);
  if (rows.length === 0) return null;
  return (
    <Section label={plainText(t('title'))}>
      <div className="md:col-end-6">
        <Heading level={2} text={t('title')} />
      </div>
      <EntryRows rows={rows} named />
    </Section>
  );
}

type EntryRowsProps = {
  rows: readonly EntryRow[];
  /** Says of each whether it is a post, an article or a case. */
  named?: boolean;
};

/** Entries to read next, as rows. */
async function EntryRows({ rows, named }: EntryRowsProps) {
  const t = await getTranslations('related.kind');
  return (
    <ul className="md:col-start-6">
      {rows.map(({ kind, id, path, title, text, date, dateText }) => (
        <li
          key={`${kind}/${id}`}
          className="group relative grid gap-x-6 gap-y-1 border-t border-line py-6 last:border-b sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <p className="flex flex-wrap content-start gap-x-4 text-[0.8125rem]/[2]">
            <time className="tnum text-ink-3" dateTime={date}>
              {dateText}
            </time>
            {named && <b className="text-teal">{t(kind)}</b>}
          </p>
          <div>
            <h3 className="group-hover:text-teal">
              <SiteLink className="stretched no-underline" to={path}>
                <Phrases text={title} />
              </SiteLink>
            </h3>
            <p className="mt-1 text-[0.9375rem]/[1.8]">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
