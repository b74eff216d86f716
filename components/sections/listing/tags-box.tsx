import type { Tag } from '@/lib/content';
import { type Section, tagPath } from '@/lib/listing/paths';
import { tagCounts } from '@/lib/listing/tags';
import { SideBox, SideLink } from './side-box';

type TagsBoxProps = {
  section: Section;
  title: string;
  items: readonly { tags: readonly Tag[] }[];
  /** Of the page that it is on, where that is an archive. */
  path?: string;
};

/** Every tag with how many entries have it, each a link to them. */
export const TagsBox = ({ section, title, items, path }: TagsBoxProps) => (
  <SideBox id="tags" title={title}>
    <ul>
      {tagCounts(items).map(({ id, name, count }) => (
        <li key={id}>
          <SideLink to={tagPath(section, id)} path={path} count={count}>
            {name}
          </SideLink>
        </li>
      ))}
    </ul>
  </SideBox>
);
