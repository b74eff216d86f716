import { ArticleLink } from '@/app/[locale]/news/article-link';
import { newsPage } from '@/app/[locale]/news/definition';
import { newsArticles } from '@/app/[locale]/news/news-articles';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ArticleBody } from '@/components/sections/article/article-body';
import { ArticleHead } from '@/components/sections/article/article-head';
import { ArticlePicture } from '@/components/sections/article/article-picture';
import { MoreEntries, RelatedSection } from '@/components/sections/article/related-entries';
import { OnlyOriginal } from '@/components/sections/publication/only-original';
import { Sheet } from '@/components/ui/sheet';
import type { Entry } from '@/lib/content';
import { isSample } from '@/lib/content/sample';
import { entryPath } from '@/lib/listing/paths';
import { crumbsBelow } from '@/lib/pages/crumbs';

/** A news article (spec section 2, /news). */
export async function NewsArticlePage(entry: Entry<'news'>) {
  const { id, locale } = entry;
  const copy = newsPage.copy(locale);
  const article = (await newsArticles(locale)).find((item) => item.id === id)!;
  return (
    <>
      <div className="pt-24 pb-section">
        <Sheet>
          <Breadcrumb {...crumbsBelow(newsPage, article.title, locale)} />
          <ArticleHead
            {...article}
            back={{ to: newsPage.path, text: copy.article.back }}
            note={article.categoryText}
          />
          {/* Marked as a sample above; here it is said in words. */}
          {isSample(entry.samples, '') ? <p className="mt-4 text-small">{copy.article.sampleNote}</p> : null}
          <ArticlePicture image={article.picture} alt="" caption={article.caption} />
          {entry.original ? (
            <OnlyOriginal original={entry.original} summary={article.excerpt} path={entryPath('news', id)} />
          ) : (
            <ArticleBody section="news" entry={entry} summary={article.excerpt}>
              <ArticleLink {...article} />
            </ArticleBody>
          )}
        </Sheet>
      </div>
      <RelatedSection kind="news" entry={entry} />
      <MoreEntries section="news" entry={entry} {...copy.article.more} />
    </>
  );
}
