import { getTranslations } from 'next-intl/server';
import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { newsPage } from '@/app/[locale]/news/definition';
import { Island } from '@/components/island';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import NewsList from '@/islands/news-list';
import { list } from '@/lib/content';
import { formatDate } from '@/lib/dates';
import { entryPath } from '@/lib/listing/paths';

const SHOWN = 3;

/** The three newest articles; the island filters them by category. */
export async function NewsSection({ label, title, all }: HomeJa['news']) {
  const t = await getTranslations('news');
  const newest = [...list('news', 'ja')]
    .sort((a, b) => b.data.date.localeCompare(a.data.date))
    .slice(0, SHOWN);
  return (
    <Section label={label} flush>
      <div className="a-1 b-4">
        <Heading level={2} label={label} text={title} />
        <p className="mt-4">
          <ButtonLink look="t" to={newsPage.path}>
            {all}
          </ButtonLink>
        </p>
      </div>
      <div className="a-4 b-13">
        <Island
          name="news-list"
          component={NewsList}
          props={{
            items: newest.map(({ id, data }) => ({
              id,
              href: entryPath('news', id),
              date: data.date,
              dateText: formatDate(data.date, 'ja'),
              category: data.category,
              categoryText: t(`category.${data.category}`),
              title: data.title,
            })),
            labels: { group: t('filter'), all: t('all'), result: t.raw('result') },
          }}
        />
      </div>
    </Section>
  );
}
