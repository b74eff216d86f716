import { SideBox } from '@/components/sections/listing/side-box';
import { SiteLink } from '@/components/ui/site-link';
import { newest } from '@/lib/listing/archive';
import { type BlogItem, postPath } from './posts';

type RecentBoxProps = { title: string; items: readonly BlogItem[] };

/** The three newest posts (spec section 9). */
export const RecentBox = ({ title, items }: RecentBoxProps) => (
  <SideBox id="blog-recent" title={title}>
    <ul>
      {newest(items).map(({ slug, title: post, date, dateText }) => (
        <li key={slug}>
          <SiteLink to={postPath(slug)} className="blog__r">
            {post}
            <time dateTime={date}>{dateText}</time>
          </SiteLink>
        </li>
      ))}
    </ul>
  </SideBox>
);
