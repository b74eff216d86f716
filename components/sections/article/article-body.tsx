import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { renderArticle } from '@/lib/article/article';
import { isLong } from '@/lib/article/headings';
import { type Entry, tagsOf } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { readGenerated } from '@/lib/generated';
import { findImage, type ImageManifest } from '@/lib/images/manifest';
import type { Section } from '@/lib/listing/paths';
import { ArticleContents } from './article-contents';
import { ArticleTags } from './article-tags';
import { ShareButton } from './share-button';

type ArticleBodyProps = {
  section: Section;
  entry: Entry<'blog' | 'news'>;
  /** One or two sentences, for whoever it is shared with. */
  summary: string;
  /** What follows the text. */
  children?: ReactNode;
};

/** The text, with its table of contents beside it when it is long, and the share button in the margin. */
export async function ArticleBody({ section, entry, summary, children }: ArticleBodyProps) {
  const t = await getTranslations('article');
  const { locale, folder, body, data } = entry;
  const { html, headings } = renderArticle(body, {
    locale,
    labels: { table: t.raw('table'), code: t.raw('code') },
    picture: (file) => findImage(readGenerated<ImageManifest>('images.json'), imageKey(folder, file)),
  });
  return (
    <div className="bb">
      <div className="bb__s">
        <ShareButton title={data.title} text={summary} />
      </div>
      {isLong(headings) && <ArticleContents headings={headings} />}
      <div className="bb__p">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and rendered on the server only */}
        <article className="prose" aria-label={data.title} dangerouslySetInnerHTML={{ __html: html }} />
        {children}
        <ArticleTags section={section} tags={tagsOf(entry)} />
      </div>
    </div>
  );
}
