import type { BlogItem } from '@/islands/blog/blog-item';
import type { BlogCopy } from '@/lib/content/pages/blog';
import { ArchiveBox } from './archive-box';
import { RecentBox } from './recent-box';
import { TagsBox } from './tags-box';

type BlogSideProps = { copy: Pick<BlogCopy, 'recent' | 'tags' | 'archive'>; items: readonly BlogItem[] };

/** Beside the list: the newest posts, the tags with counts, the archive. They work without script. */
export function BlogSide({ copy, items }: BlogSideProps) {
  return (
    <div className="a-10 b-13 side">
      <RecentBox {...copy.recent} items={items} />
      <TagsBox {...copy.tags} items={items} />
      <ArchiveBox {...copy.archive} items={items} />
    </div>
  );
}
