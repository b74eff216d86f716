import { getTranslations } from 'next-intl/server';
import { Marks } from '@/components/ui/marks';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { cardTags } from '@/lib/listing/tags';
import { type BlogItem, postPath } from './posts';

const SIZES = '(min-width: 72rem) 15rem, (min-width: 40rem) 12rem, 90vw';

type BlogCardProps = BlogItem & {
  hidden?: boolean;
  /** The first of an archive's page, whose picture is above the fold. */
  first?: boolean;
};

/** A post in a list: one link, its date, and at most three tags. `data-text` and `data-more` are what is searched. */
export async function BlogCard({ hidden, first, ...item }: BlogCardProps) {
  const { slug, date, dateText, minutesText, title, summary, tags, picture, marks } = item;
  const t = await getTranslations('blog');
  const publication = await getTranslations('publication');
  const { shown, more } = cardTags(tags);
  return (
    <li
      className="bp"
      data-tag={tags.map(({ id }) => id).join(' ')}
      data-more={more.length > 0 ? more.map(({ name }) => name).join('\n') : undefined}
      hidden={hidden}
    >
      <div className="bp__t">
        <p className="bp__m">
          <time dateTime={date}>{dateText}</time>
          <span>{minutesText}</span>
        </p>
        <h2 data-text>
          <SiteLink className="stretched" to={postPath(slug)}>
            <Phrases text={title} />
          </SiteLink>
        </h2>
        <p className="bp__s" data-text>
          {summary}
        </p>
        <Marks marks={marks} label={publication('marks')} />
        <ul className="tags" aria-label={t('tags')} data-tags>
          {shown.map(({ id, name }) => (
            <li key={id} data-text>
              {name}
            </li>
          ))}
          {more.length > 0 && (
            <li className="bp__more">
              <span aria-hidden="true">+{more.length}</span>
              <span className="visually-hidden">{t('more', { count: more.length })}</span>
            </li>
          )}
        </ul>
      </div>
      {picture && (
        <div className="bp__v">
          <Picture image={picture} alt="" sizes={SIZES} priority={first} />
        </div>
      )}
    </li>
  );
}
