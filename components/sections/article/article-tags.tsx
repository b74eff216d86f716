import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/ui/site-link';
import type { Tag } from '@/lib/content';
import { type Section, tagPath } from '@/lib/listing/paths';

type ArticleTagsProps = { section: Section; tags: readonly Tag[] };

/** The tags of a post or an article, each a link to those that share it. */
export async function ArticleTags({ section, tags }: ArticleTagsProps) {
  const t = await getTranslations('article');
  if (tags.length === 0) return null;
  return (
    <nav className="bb__t" aria-label={t('tags')}>
      <ul className="chips">
        {tags.map(({ id, name }) => (
          <li key={id}>
            <SiteLink className="chip" to={tagPath(section, id)}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
