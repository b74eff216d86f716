import { Picture } from '@/components/ui/picture';

type ArticlePictureProps = {
  /** Key in the image manifest; nothing is shown without one. */
  image: string | undefined;
  alt: string;
};

/** The picture of a post or an article; it reaches the right edge of the window. */
export const ArticlePicture = ({ image, alt }: ArticlePictureProps) =>
  image ? (
    <div className="a-3 br bh__v">
      <Picture image={image} alt={alt} sizes="(min-width: 56rem) 80vw, 100vw" priority />
    </div>
  ) : null;
