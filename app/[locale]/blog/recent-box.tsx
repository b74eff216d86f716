import { SideBox, SideLink } from '@/components/sections/listing/side-box';
import { newest } from '@/lib/listing/archive';
import { type BlogItem, postPath } from './posts';

type RecentBoxProps = { title: string; items: readonly BlogItem[] };

/** The three newest posts (spec section 9). */
export const RecentBox = ({ title, items }: RecentBoxProps) => (
  <SideBox id="blog-recent" title={title}>
    <ul>
      {newest(items).map(({ slug, title: post, date, dateText }) => (
        <li key={slug}>
          <SideLink to={postPath(slug)} layout="stack">
            {post}
            <time className="tnum text-[0.8125rem]/[1.6] text-ink-3" dateTime={date}>
              {dateText}
            </time>
          </SideLink>
        </li>
      ))}
    </ul>
  </SideBox>
);
