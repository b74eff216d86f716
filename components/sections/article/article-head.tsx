import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Marks } from '@/components/ui/marks';
import type { Tag } from '@/lib/content';
import { formatDate } from '@/lib/dates';
import { pageLocale } from '@/lib/i18n/locale';

type ArticleHeadProps = {
  back: { to: string; text: string };
  title: string;
  date: string;
  dateText: string;
  /** Day of the last change of substance, YYYY-MM-DD. */
  updated?: string | undefined;
  /** Said beside the date: reading time or category. */
  note: string;
  tags: readonly Tag[];
  /** What is to be known about it; mostly empty. */
  marks: readonly string[];
};

/** A title of two parts takes a line for each; a time or a ratio is one. */
const brokenAtColon = (title: string): string =>
  title.replace(/((?<!\p{Nd})[：:]|[：:](?!\p{Nd})) ?/u, '$1|');

/** Way back, title, date, what else is known of it, and tags. */
export async function ArticleHead({
  back,
  title,
  date,
  dateText,
  updated,
  note,
  tags,
  marks,
}: ArticleHeadProps) {
  const t = await getTranslations('article');
  const publication = await getTranslations('publication');
  return (
    <div className="mt-4">
      <p>
        <ButtonLink look="text" to={back.to} icon="left" data-way-back text={back.text} />
      </p>
      <Heading
        level={1}
        text={brokenAtColon(title)}
        className="mt-4 max-w-[22em] text-[clamp(1.875rem,1.3rem+2.5vw,3.375rem)]/[1.26] en:leading-[1.1]"
      />
      <Marks marks={marks} label={publication('marks')} className="mt-4" />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-[0.875rem]/[1.6] text-ink-3">
        <p>
          <span className="visually-hidden">{t('published')} </span>
          <time className="text-ink" dateTime={date}>
            {dateText}
          </time>
        </p>
        {updated ? (
          <p>
            {t('updated')}{' '}
            <time className="text-ink" dateTime={updated}>
              {formatDate(updated, await pageLocale())}
            </time>
          </p>
        ) : null}
        <p>{note}</p>
        <ul className="flex flex-wrap gap-1.5" aria-label={t('tags')} data-tags>
          {tags.map(({ id, name }) => (
            <li key={id} className="rounded-edge border border-line-strong px-2 py-0.5 text-label text-ink-2">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
