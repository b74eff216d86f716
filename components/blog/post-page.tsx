import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import { OnlyOriginal } from '@/components/publication/only-original';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { get, page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { MorePosts } from './more-posts';
import { PostBody } from './post-body';
import { PostHead } from './post-head';
import { PostPicture } from './post-picture';
import { blogItems, postPath } from './posts';

/** A post (spec section 2, /blog/{slug}). @throws RangeError if there is none of that slug. */
export async function PostPage({ slug }: { slug: string }) {
  const locale = await pageLocale();
  const copy = page('blog', locale);
  const items = await blogItems(locale);
  const post = items.find((item) => item.slug === slug);
  if (!post) throw new RangeError(`content/blog/${slug}: no such post`);
  const original = get('blog', locale, slug)?.original;
  return (
    <PageFrame path={postPath(slug)}>
      <div className="top blog">
        <div className="s">
          <Breadcrumb parents={[{ to: ROUTES.blog, text: copy.crumb }]} current={post.title} />
          <PostHead post={post} back={copy.post.back} />
          <PostPicture slug={slug} />
          {original ? (
            <OnlyOriginal original={original} summary={post.summary} path={postPath(slug)} />
          ) : (
            <PostBody post={post} />
          )}
        </div>
      </div>
      <MorePosts {...copy.post.more} post={post} items={items} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
