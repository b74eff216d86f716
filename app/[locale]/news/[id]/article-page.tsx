import { ArticleLink } from '@/app/[locale]/news/article-link';
import { newsArticles } from '@/app/[locale]/news/news-articles';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import { ArticleBody } from '@/components/sections/article/article-body';
import { ArticleHead } from '@/components/sections/article/article-head';
import { ArticlePicture } from '@/components/sections/article/article-picture';
import { MoreEntries } from '@/components/sections/article/more-entries';
import { RelatedSection } from '@/components/sections/article/related-section';
import { OnlyOriginal } from '@/components/sections/publication/only-original';
import { get, page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { entryPath } from '@/lib/listing/paths';
import { ROUTES } from '@/lib/routes';

/** A news article. @throws RangeError if there is none of that id. */
export async function NewsArticlePage({ id }: { id: string }) {
  const locale = await pageLocale();
  const copy = page('news', locale);
  const entry = get('news', locale, id);
  const article = (await newsArticles(locale)).find((item) => item.id === id);
  if (!entry || !article) throw new RangeError(`content/news/${id}: no such article`);
  return (
    <PageFrame path={entryPath('news', id)}>
      <div className="top blog">
        <div className="s">
          <Breadcrumb parents={[{ to: ROUTES.news, text: copy.title }]} current={article.title} />
          <ArticleHead
            {...article}
            back={{ to: ROUTES.news, text: copy.article.back }}
            note={article.categoryText}
          />
          <ArticlePicture image={article.picture} alt="" caption={article.caption} />
          {entry.original ? (
            <OnlyOriginal original={entry.original} summary={article.excerpt} path={entryPath('news', id)} />
          ) : (
            <ArticleBody section="news" entry={entry} summary={article.excerpt}>
              <ArticleLink {...article} />
            </ArticleBody>
          )}
        </div>
      </div>
      <RelatedSection kind="news" entry={entry} />
      <MoreEntries section="news" entry={entry} {...copy.article.more} />
    </PageFrame>
  );
}
