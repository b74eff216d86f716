import { getTranslations } from 'next-intl/server';
import { Marks } from '@/components/ui/marks';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { entryPath } from '@/lib/listing/paths';
import type { NewsArticle } from './news-articles';

/** The width of its picture at each window width. */
const SIZES = '(min-width: 40rem) 15rem, 90vw';

type NewsCardProps = NewsArticle & {
  hidden?: boolean;
  /** The first of its page, whose picture is above the fold. */
  first?: boolean;
};

/** An article in a list. `data-text` is what is searched. */
export async function NewsCard({ hidden, first, ...article }: NewsCardProps) {
  const t = await getTranslations('article');
  const publication = await getTranslations('publication');
  const { id, date, dateText, category, categoryText, title, excerpt, tags, cardPicture, marks } = article;
  return (
    <li className="post news__c" id={id} data-category={category} hidden={hidden}>
      <Picture className="post__v" image={cardPicture} alt="" sizes={SIZES} priority={first} />
      <div className="news__t">
        <p className="post__m">
          <time dateTime={date}>{dateText}</time>
          <b>{categoryText}</b>
        </p>
        <h2 data-text>
          <SiteLink className="stretched" to={entryPath('news', id)}>
            <Phrases text={title} />
          </SiteLink>
        </h2>
        <p data-text>{excerpt}</p>
        <Marks marks={marks} label={publication('marks')} />
        {tags.length > 0 && (
          <ul className="tags" aria-label={t('tags')} data-tags>
            {tags.map(({ id: slug, name }) => (
              <li key={slug} data-text>
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
