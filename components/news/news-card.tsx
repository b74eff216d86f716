import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { Marks } from '@/components/ui/marks';
import { Picture } from '@/components/ui/picture';
import { localizedPath } from '@/lib/i18n/paths';
import { ROUTES } from '@/lib/routes';
import type { NewsArticle } from './news-articles';
import { NewsFullText } from './news-full-text';

type NewsCardProps = NewsArticle & { hidden: boolean };

/** An article: what the list says of it, and its full text, which opens in place. `data-text` is what is searched. */
export async function NewsCard({ hidden, ...article }: NewsCardProps) {
  const t = await getTranslations('newsExplorer');
  const publication = await getTranslations('publication');
  const { id, date, dateText, category, categoryText, title, excerpt, tags, picture } = article;
  return (
    <li className="post news__c" id={id} data-in={category} hidden={hidden}>
      {picture ? (
        <Picture className="post__v" image={picture} alt="" sizes="(min-width: 40rem) 15rem, 90vw" />
      ) : null}
      <div className="news__t">
        <p className="post__m">
          <time dateTime={date}>{dateText}</time>
          <b>{categoryText}</b>
        </p>
        <Heading level={2} text={title} data-text />
        <p data-text>{excerpt}</p>
        {tags.length > 0 ? (
          <ul className="tags" aria-label={t('tags')}>
            {tags.map((tag) => (
              <li key={tag} data-text>
                {tag}
              </li>
            ))}
          </ul>
        ) : null}
        <Marks marks={article.marks} label={publication('marks')} />
        {article.original ? (
          <p>
            <a
              className="only__l"
              href={localizedPath(article.original, `${ROUTES.news}#${id}`)}
              hrefLang={article.original}
            >
              {publication(`read.${article.original}`)}
              <span className="vh">{t('of', { title })}</span>
            </a>
          </p>
        ) : (
          <NewsFullText {...article} />
        )}
      </div>
    </li>
  );
}
