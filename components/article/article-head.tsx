import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import type { Tag } from '@/lib/content';

type ArticleHeadProps = {
  back: { to: string; text: string };
  title: string;
  date: string;
  dateText: string;
  /** Said beside the date: reading time or category. */
  note: string;
  tags: readonly Tag[];
};

/** A title of two parts takes a line for each. */
const brokenAtColon = (title: string): string => title.replace(/([：:]) ?/, '$1|');

/** Way back, title, date, what else is known of it, and tags. */
export async function ArticleHead({ back, title, date, dateText, note, tags }: ArticleHeadProps) {
  const t = await getTranslations('article');
  return (
    <div className="bh">
      <p>
        <ButtonLink look="t" to={back.to} icon="left" data-way-back>
          {back.text}
        </ButtonLink>
      </p>
      <Heading level={1} text={brokenAtColon(title)} />
      <div className="bh__m">
        <p>
          <span className="vh">{t('published')} </span>
          <time dateTime={date}>{dateText}</time>
        </p>
        <p>{note}</p>
        <ul className="bh__t" aria-label={t('tags')}>
          {tags.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
