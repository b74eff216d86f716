import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import type { ArticleHeading } from '@/lib/article/headings';

/** The table of contents of a long article. */
export async function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  const t = await getTranslations('article');
  return (
    <nav className="bb__n" aria-labelledby="post-contents">
      <Heading level={2} id="post-contents" text={t('contents')} />
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
