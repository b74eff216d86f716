import { Picture } from '@/components/ui/picture';

type ArticlePictureProps = {
  /** Key in the image manifest; nothing is shown without one. */
  image: string | undefined;
  alt: string;
  caption: string | undefined;
};

/** The picture of a post or an article; it reaches the right edge of the window. */
export function ArticlePicture({ image, alt, caption }: ArticlePictureProps) {
  if (!image) return null;
  // A figure is announced as one, and wants a name.
  const Frame = caption ? 'figure' : 'div';
  return (
    <Frame className="-col-end-1 mt-10 md:col-start-4">
      <Picture
        imgClassName="aspect-[16/10] w-full object-cover md:aspect-2/1"
        image={image}
        alt={alt}
        sizes="(min-width: 56rem) 80vw, 100vw"
        priority
      />
      {caption ? <figcaption className="caption">{caption}</figcaption> : null}
    </Frame>
  );
}
