import { getTranslations } from 'next-intl/server';
import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { newsPage } from '@/app/[locale]/news/definition';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { list } from '@/lib/content';
import { formatDate } from '@/lib/dates';
import { entryPath } from '@/lib/listing/paths';

const SHOWN = 3;

/** The three newest articles, and the way to all (spec section 2). */
export async function NewsSection({ label, title, all }: HomeJa['news']) {
  const t = await getTranslations('news');
  return (
    <Section label={label} flush>
      <div className="a-1 b-4">
        <Heading level={2} label={label} text={title} />
        <p className="mt-4">
          <ButtonLink look="t" to={newsPage.path} text={all} />
        </p>
      </div>
      <div className="a-4 b-13">
        <ul className="nrow">
          {list('news', 'ja')
            .slice(0, SHOWN)
            .map(({ id, data }) => (
              <li key={id}>
                <a href={entryPath('news', id)}>
                  <time dateTime={data.date}>{formatDate(data.date, 'ja')}</time>
                  <span>{t(`category.${data.category}`)}</span>
                  <b>{data.title}</b>
                </a>
              </li>
            ))}
        </ul>
      </div>
    </Section>
  );
}
