import { SideBox } from '@/components/sections/listing/side-box';
import type { BlogItem } from '@/lib/blog/item';
import { newest } from '@/lib/listing/archive';

type RecentBoxProps = { title: string; items: readonly BlogItem[] };

/** The three newest posts (spec section 9). */
export const RecentBox = ({ title, items }: RecentBoxProps) => (
  <SideBox id="blog-recent" title={title}>
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
  </SideBox>
);
