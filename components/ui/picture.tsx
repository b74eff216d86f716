import { classes } from '@/lib/classes';
import { readGenerated } from '@/lib/generated';
import { findImage, type ImageManifest, srcSet } from '@/lib/images/manifest';

type PictureProps = {
  /** Path inside `content/`: `pages/home/bench.webp`. */
  image: string;
  /** What the picture shows; empty when it only decorates. */
  alt: string;
  /** The width it takes at each window width, as in HTML. */
  sizes: string;
  /** For the one picture above the fold: fetched first, not lazily. */
  priority?: boolean;
  className?: string;
  imgClassName?: string;
};

/** A picture in the formats and widths that the image step made; its main colour shows until it is there. */
export function Picture({ image, alt, sizes, priority, className, imgClassName }: PictureProps) {
  const entry = findImage(readGenerated<ImageManifest>('images.json'), image);
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={srcSet(entry.variants.avif)} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(entry.variants.webp)} sizes={sizes} />
      <img
        className={classes(entry.className, imgClassName)}
        src={entry.fallback.src}
        width={entry.width}
        height={entry.height}
        alt={alt}
        decoding="async"
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
