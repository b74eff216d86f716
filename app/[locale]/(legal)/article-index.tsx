import { getTranslations } from 'next-intl/server';
import type { Article } from './articles';

/** Links to the articles; beside them on a wide window, above them on a small one. */
export async function ArticleIndex({ articles }: { articles: readonly Article[] }) {
  const t = await getTranslations('legal');
  return (
    <nav className="legal__n" aria-labelledby="article-index">
      <h2 id="article-index">{t('contents')}</h2>
      <ol>
        {articles.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
