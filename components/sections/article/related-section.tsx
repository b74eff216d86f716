import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { Entry } from '@/lib/content';
import { plainText } from '@/lib/text/lines';
import { EntryRows } from './entry-rows';
import { type Kind, relatedAcross } from './related';

type RelatedSectionProps = { kind: Kind; entry: Entry<Kind> };

/** Posts, news and cases on the same subject, where there are any. */
export async function RelatedSection({ kind, entry }: RelatedSectionProps) {
  const t = await getTranslations('related');
  const rows = relatedAcross(kind, entry);
  if (rows.length === 0) return null;
  return (
    <Section label={plainText(t('title'))}>
      <div className="a-1 b-4">
        <Heading level={2} text={t('title')} />
      </div>
      <EntryRows rows={rows} named />
    </Section>
  );
}
