import { Picture } from '@/components/ui/picture';
import { get } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { pageLocale } from '@/lib/i18n/locale';

/** The picture of a post, if it has one; it reaches the right edge of the window. */
export async function PostPicture({ slug }: { slug: string }) {
  const entry = get('blog', await pageLocale(), slug);
  if (!entry?.data.image) return null;
  return (
    <div className="a-3 br bh__v">
      <Picture
        image={imageKey(entry.folder, entry.data.image.src)}
        alt={entry.data.image.alt}
        sizes="(min-width: 56rem) 80vw, 100vw"
        priority
      />
    </div>
  );
}
