import { pagesOf } from '@/app/pages';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { pageLocale } from '@/lib/i18n/locale';
import { GROUPS } from '@/lib/pages/define-page';
import type { NotFoundCopy } from './copy';

/** The site's pages in groups, for readers what the sitemap is for machines. */
export async function SiteIndex({ title, groups }: NotFoundCopy['index']) {
  const locale = await pageLocale();
  return (
    <Section label={title} surface="sunk" className="index">
      <div className="a-1 b-13">
        <Heading level={2} text={title} />
      </div>
      {GROUPS.map((group, index) => (
        <div key={group} className={COLUMNS[index % COLUMNS.length]}>
          <h3>{groups[group]}</h3>
          <ul>
            {pagesOf(group).map((page) => (
              <li key={page.path}>
                <SiteLink to={page.path}>{page.head(locale).label}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

const COLUMNS = ['a-1 b-5', 'a-5 b-9', 'a-9 b-13'];
