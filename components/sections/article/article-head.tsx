import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Marks } from '@/components/ui/marks';
import type { Tag } from '@/lib/content';

type ArticleHeadProps = {
  back: { to: string; text: string };
  title: string;
  date: string;
  dateText: string;
  /** Said beside the date: reading time or category. */
  note: string;
  tags: readonly Tag[];
  /** What is to be known about it; mostly empty. */
  marks: readonly string[];
};

/** A title of two parts takes a line for each. */
const brokenAtColon = (title: string): string => title.replace(/([：:]) ?/, '$1|');

/** Way back, title, date, what else is known of it, and tags. */
export async function ArticleHead({ back, title, date, dateText, note, tags, marks }: ArticleHeadProps) {
  const t = await getTranslations('article');
  const publication = await getTranslations('publication');
  return (
    <div className="bh">
      <p>
        <ButtonLink look="text" to={back.to} icon="left" data-way-back text={back.text} />
      </p>
      <Heading level={1} text={brokenAtColon(title)} />
      <Marks marks={marks} label={publication('marks')} />
      <div className="bh__m">
        <p>
          <span className="visually-hidden">{t('published')} </span>
          <time dateTime={date}>{dateText}</time>
        </p>
        <p>{note}</p>
        <ul className="bh__t" aria-label={t('tags')} data-tags>
          {tags.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
