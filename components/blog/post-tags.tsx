import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/ui/site-link';
import type { BlogItem } from '@/islands/blog/blog-item';
import { tagPath } from './posts';

/** The tags of a post, each a link to the posts that share it. */
export async function PostTags({ tags }: Pick<BlogItem, 'tags'>) {
  const t = await getTranslations('blog');
  return (
    <nav className="bb__t" aria-label={t('tags')}>
      <ul className="chips">
        {tags.map(({ id, name }) => (
          <li key={id}>
            <SiteLink className="chip" to={tagPath(id)}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
