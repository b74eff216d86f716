import type { NewsCopy } from '@/app/[locale]/news/copy';
import { ArchiveBox } from '@/components/sections/listing/archive-box';
import { ListSide, SideBox, SideLink } from '@/components/sections/listing/side-box';
import { TagsBox } from '@/components/sections/listing/tags-box';
import { entryPath } from '@/lib/listing/paths';
import { listedOf } from '@/lib/listing/sizes';
import { newsPage } from './definition';
import { categoryChoices, type NewsArticle } from './news-articles';

type NewsSideProps = { copy: NewsCopy; articles: readonly NewsArticle[] };

/** Other ways into the articles: what is read most, the categories, the months, the tags. */
export async function NewsSide({ copy, articles }: NewsSideProps) {
  const titleOf = (id: string) => articles.find((article) => article.id === id)?.title;
  return (
    <ListSide>
      <SideBox id="popular" title={copy.popular.title}>
        <ol className="[counter-reset:place]">
          {copy.popular.ids.map((id) => (
            <li key={id}>
              <SideLink to={entryPath('news', id)} layout="counted">
                {titleOf(id)}
              </SideLink>
            </li>
          ))}
        </ol>
      </SideBox>
      <SideBox id="categories" title={copy.categories} chooses>
        <ul>
          {(await categoryChoices(listedOf(articles))).map(({ value, text, count }) => (
            <li key={value}>
              <SideLink to={`${newsPage.path}?category=${value}`} count={count}>
                {text}
              </SideLink>
            </li>
          ))}
        </ul>
      </SideBox>
      <ArchiveBox section="news" title={copy.archive} items={articles} />
      <TagsBox section="news" title={copy.tags} items={articles} />
    </ListSide>
  );
}
