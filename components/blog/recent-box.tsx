import { Heading } from '@/components/ui/heading';
import type { BlogItem } from '@/islands/blog/blog-item';
import { newest } from '@/lib/blog/archive';

type RecentBoxProps = { title: string; items: readonly BlogItem[] };

/** The three newest posts (spec section 9). */
export function RecentBox({ title, items }: RecentBoxProps) {
  return (
    <aside aria-labelledby="blog-recent">
      <Heading level={2} id="blog-recent" text={title} />
      <ul>
        {newest(items).map(({ slug, href, title: post, date, dateText }) => (
          <li key={slug}>
            <a href={href} className="blog__r">
              {post}
              <time dateTime={date}>{dateText}</time>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
