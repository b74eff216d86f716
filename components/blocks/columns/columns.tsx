import type { BlockProps, WithPictures } from '@/components/blocks/block-props';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';

/** A text, and a picture beside it. */
export const Columns = ({
  label,
  title,
  text,
  image,
  caption,
  keyOf,
  frame,
}: BlockProps<'columns'> & WithPictures) => (
  <Section label={label} {...frame}>
    <div className="md:col-end-7 md:self-center">
      <Heading level={2} label={label} text={title} />
      <p className="mt-5 max-w-[34em]">{text}</p>
    </div>
    <figure className="md:col-start-8">
      <Picture
        image={keyOf(image.src)}
        alt={image.alt}
        sizes="(min-width: 56rem) 45vw, 95vw"
        imgClassName="aspect-[4/3] w-full object-cover"
      />
      {caption ? <figcaption className="caption">{caption}</figcaption> : null}
    </figure>
  </Section>
);
