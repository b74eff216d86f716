import { blogItems, postPath } from '@/app/[locale]/blog/posts';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import { ArticleBody } from '@/components/sections/article/article-body';
import { ArticleHead } from '@/components/sections/article/article-head';
import { ArticlePicture } from '@/components/sections/article/article-picture';
import { MoreEntries } from '@/components/sections/article/more-entries';
import { RelatedSection } from '@/components/sections/article/related-section';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { OnlyOriginal } from '@/components/sections/publication/only-original';
import { get, page } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';

/** A post (spec section 2, /blog/{slug}). @throws RangeError if there is none of that slug. */
export async function PostPage({ slug }: { slug: string }) {
  const locale = await pageLocale();
  const copy = page('blog', locale);
  const entry = get('blog', locale, slug);
  const post = (await blogItems(locale)).find((item) => item.slug === slug);
  if (!entry || !post) throw new RangeError(`content/blog/${slug}: no such post`);
  const { image, caption } = entry.data;
  return (
    <PageFrame path={postPath(slug)}>
      <div className="top blog">
        <div className="s">
          <Breadcrumb parents={[{ to: ROUTES.blog, text: copy.crumb }]} current={post.title} />
          <ArticleHead {...post} back={{ to: ROUTES.blog, text: copy.post.back }} note={post.minutesText} />
          <ArticlePicture
            image={image && imageKey(entry.folder, image.src)}
            alt={image?.alt ?? ''}
            caption={caption}
          />
          {entry.original ? (
            <OnlyOriginal original={entry.original} summary={post.summary} path={postPath(slug)} />
          ) : (
            <ArticleBody section="blog" entry={entry} summary={post.summary} />
          )}
        </div>
      </div>
      <RelatedSection kind="blog" entry={entry} />
      <MoreEntries section="blog" entry={entry} {...copy.post.more} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
