import { getTranslations } from 'next-intl/server';
import type { BlogItem } from '@/islands/blog/blog-item';
import { renderArticle } from '@/lib/blog/article';
import { isLong } from '@/lib/blog/article-headings';
import { get } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { readGenerated } from '@/lib/generated';
import { pageLocale } from '@/lib/i18n/locale';
import { findImage, type ImageManifest } from '@/lib/images/manifest';
import { PostContents } from './post-contents';
import { PostTags } from './post-tags';
import { ShareButton } from './share-button';

/** The text, with its table of contents beside it when it is long, and the share button in the margin. */
export async function PostBody({ post }: { post: BlogItem }) {
  const t = await getTranslations('blog');
  const locale = await pageLocale();
  const { body = '', folder = '' } = get('blog', locale, post.slug) ?? {};
  const { html, headings } = renderArticle(body, {
    locale,
    labels: { table: t.raw('table'), code: t.raw('code') },
    picture: (file) => findImage(readGenerated<ImageManifest>('images.json'), imageKey(folder, file)),
  });
  return (
    <div className="bb">
      <div className="bb__s">
        <ShareButton title={post.title} text={post.summary} />
      </div>
      {isLong(headings) && <PostContents headings={headings} />}
      <div className="bb__p">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and rendered on the server only */}
        <article className="prose" aria-label={post.title} dangerouslySetInnerHTML={{ __html: html }} />
        <PostTags tags={post.tags} />
      </div>
    </div>
  );
}
