import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import type { BlogItem } from '@/islands/blog/blog-item';
import { archiveOf } from '@/lib/blog/archive';
import { formatDate } from '@/lib/dates';
import { pageLocale } from '@/lib/i18n/locale';

type ArchiveBoxProps = { title: string; items: readonly BlogItem[] };

/** The posts by year and month, newest first (spec section 9); a month opens to show its posts. */
export async function ArchiveBox({ title, items }: ArchiveBoxProps) {
  const locale = await pageLocale();
  const months = archiveOf(items).flatMap((year) => year.months);
  return (
    <aside aria-labelledby="blog-archive">
      <Heading level={2} id="blog-archive" text={title} />
      <ul className="blog__a">
        {months.map(({ month, posts }) => (
          <li key={month}>
            <details>
              <summary>
                <span>{formatDate(month, locale)}</span> <span className="mono">{posts.length}</span>
                <Icon name="down" />
              </summary>
              <ul>
                {posts.map(({ slug, href, title: post }) => (
                  <li key={slug}>
                    <a href={href}>{post}</a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </aside>
  );
}
