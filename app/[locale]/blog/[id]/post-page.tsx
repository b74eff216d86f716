import { blogPage } from '@/app/[locale]/blog/definition';
import { blogItems, postPath } from '@/app/[locale]/blog/posts';
import { Blocks } from '@/components/blocks/blocks';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ArticleBody } from '@/components/sections/article/article-body';
import { ArticleHead } from '@/components/sections/article/article-head';
import { ArticlePicture } from '@/components/sections/article/article-picture';
import { MoreEntries, RelatedSection } from '@/components/sections/article/related-entries';
import { OnlyOriginal } from '@/components/sections/publication/only-original';
import { Sheet } from '@/components/ui/sheet';
import type { Entry } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { crumbsBelow } from '@/lib/pages/crumbs';

/** A post (spec section 2, /blog/{slug}). */
export async function PostPage(entry: Entry<'blog'>) {
  const { id: slug, locale } = entry;
  const copy = blogPage.copy(locale);
  const post = (await blogItems(locale)).find((item) => item.slug === slug)!;
  const { image, caption } = entry.data;
  return (
    <>
      <div className="pt-24 pb-section">
        <Sheet>
          <Breadcrumb {...crumbsBelow(blogPage, post.title, locale)} />
          <ArticleHead {...post} back={{ to: blogPage.path, text: copy.post.back }} note={post.minutesText} />
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
        </Sheet>
      </div>
      <RelatedSection kind="blog" entry={entry} />
      <MoreEntries section="blog" entry={entry} {...copy.post.more} />
      <Blocks {...blogPage.blocks(locale)} />
    </>
  );
}
