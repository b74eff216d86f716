'use client';

import type { CardPicture as CardPictureProps } from '@/lib/listing/card-picture';

const SIZES = '(min-width: 72rem) 15rem, (min-width: 40rem) 12rem, 90vw';

/** The picture of a card. It repeats what the title says, so it is silent. */
export function CardPicture({ avif, webp, src, width, height, className }: CardPictureProps) {
  return (
    <div className="bp__v">
      <picture>
        <source type="image/avif" srcSet={avif} sizes={SIZES} />
        <source type="image/webp" srcSet={webp} sizes={SIZES} />
        <img
          className={className || undefined}
          src={src}
          width={width}
          height={height}
          alt=""
          decoding="async"
          loading="lazy"
        />
      </picture>
    </div>
  );
}
