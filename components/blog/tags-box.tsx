import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { SiteLink } from '@/components/ui/site-link';
import type { BlogItem } from '@/islands/blog/blog-item';
import { type BlogTag, tagCounts } from '@/lib/blog/tags';
import { tagPath } from './posts';

type TagsBoxProps = { title: string; items: readonly BlogItem[] };

/** Every tag with how many posts have it; links to the list with the tag chosen. */
export async function TagsBox({ title, items }: TagsBoxProps) {
  const t = await getTranslations('blog');
  const counts = tagCounts(items.map(({ tags }) => ({ tags: tags.map(({ id }) => id) })));
  return (
    <aside aria-labelledby="blog-tags">
      <Heading level={2} id="blog-tags" text={title} />
      <ul>
        {counts.map(({ id, count }) => (
          <li key={id}>
            <SiteLink to={tagPath(id)}>
              {t(`tag.${id as BlogTag}`)} <span className="mono">{count}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
