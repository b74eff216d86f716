'use client';

import type { CardPicture } from '@/lib/listing/card-picture';

type ListPhotoProps = CardPicture & {
  /** As in `<img>`. */
  sizes: string;
  /** For the one picture above the fold: fetched first, not lazily. */
  priority?: boolean;
};

/** The picture of a card in a list. It repeats what the title says, so it is silent. */
export const ListPhoto = ({ avif, webp, src, width, height, className, sizes, priority }: ListPhotoProps) => (
  <picture>
    <source type="image/avif" srcSet={avif} sizes={sizes} />
    <source type="image/webp" srcSet={webp} sizes={sizes} />
    <img
      className={className || undefined}
      src={src}
      width={width}
      height={height}
      alt=""
      decoding="async"
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  </picture>
);
