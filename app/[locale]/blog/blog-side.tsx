import type { BlogCopy } from '@/app/[locale]/blog/copy';
import { ArchiveBox } from '@/components/sections/listing/archive-box';
import { ListSide } from '@/components/sections/listing/side-box';
import { TagsBox } from '@/components/sections/listing/tags-box';
import type { BlogItem } from './posts';
import { RecentBox } from './recent-box';

type BlogSideProps = { copy: Pick<BlogCopy, 'recent' | 'tags' | 'archive'>; items: readonly BlogItem[] };

/** Beside the list: the newest posts, the tags with counts, the archive. They work without script. */
export const BlogSide = ({ copy, items }: BlogSideProps) => (
  <ListSide>
    <RecentBox {...copy.recent} items={items} />
    <TagsBox section="blog" {...copy.tags} items={items} />
    <ArchiveBox section="blog" {...copy.archive} items={items} />
  </ListSide>
);
