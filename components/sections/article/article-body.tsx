import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { SIDE_TITLE } from '@/components/ui/side-title';
import { SiteLink } from '@/components/ui/site-link';
import { type ArticleHeading, isLong } from '@/lib/article/headings';
import { type Entry, type Tag, tagsOf } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { type Section, tagPath } from '@/lib/listing/paths';
import { renderedArticle } from './rendered-article';

type ArticleBodyProps = {
  section: Section;
  entry: Entry<'blog' | 'news'>;
  /** One or two sentences, for whoever it is shared with. */
  summary: string;
  /** What follows the text. */
  children?: ReactNode;
};

/** In the margin, in sight while the text goes by. */
const BESIDE = 'min-w-0 md:row-start-1 md:sticky md:top-24 md:self-start';

/** The text, with its table of contents beside it when it is long, and the share button in the margin. */
export async function ArticleBody({ section, entry, summary, children }: ArticleBodyProps) {
  const { locale, folder, body, data } = entry;
  const { html, headings } = await renderedArticle(body, locale, (file) => imageKey(folder, file));
  return (
    <div className="mt-12 grid gap-x-gap gap-y-10 md:mt-16 md:grid-cols-subgrid">
      <div className={`${BESIDE} md:col-start-1 md:col-end-3`}>
        <ShareButton title={data.title} text={summary} />
      </div>
      {isLong(headings) && <ArticleContents headings={headings} />}
      <div className="min-w-0 md:col-start-3 md:col-end-10 md:row-start-1">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and rendered on the server only */}
        <article className="prose" aria-label={data.title} dangerouslySetInnerHTML={{ __html: html }} />
        {children}
        <ArticleTags section={section} tags={tagsOf(entry)} />
      </div>
    </div>
  );
}

/** The table of contents of a long article. */
async function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  const t = await getTranslations('article');
  return (
    <nav className={`${BESIDE} md:col-start-10 md:col-end-13`} aria-labelledby="post-contents">
      <Heading level={2} id="post-contents" text={t('contents')} className={SIDE_TITLE} />
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              className="flex min-h-11 items-center border-b border-line py-2 text-small/[1.6] [word-break:auto-phrase] text-ink no-underline hover:text-teal"
              href={`#${id}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type ArticleTagsProps = { section: Section; tags: readonly Tag[] };

/** The tags of a post or an article, each a link to those that share it. */
async function ArticleTags({ section, tags }: ArticleTagsProps) {
  const t = await getTranslations('article');
  if (tags.length === 0) return null;
  return (
    <nav className="mt-12 border-t border-line pt-6" aria-label={t('tags')}>
      <ul className="chips">
        {tags.map(({ id, name }) => (
          <li key={id}>
            <SiteLink className="chip no-underline" to={tagPath(section, id)}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ShareButtonProps = { title: string; text: string };

/** Shares the page; `client/enhance/share.ts` does the work, and copies the address where a browser cannot share. */
async function ShareButton({ title, text }: ShareButtonProps) {
  const t = await getTranslations('article');
  return (
    <Button
      small
      icon="external"
      data-needs-script
      data-share-title={title}
      data-share-text={text}
      data-copy-done={t('shared')}
      data-copy-done-text={t('sharedText')}
      data-copy-failed={t('shareFailed')}
      data-copy-failed-text={t('shareFailedText')}
      text={t('share')}
    />
  );
}
