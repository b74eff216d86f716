import type { ConsultingCopy } from '@/app/[locale]/services/automation-consulting/copy';
import { TitledList } from '@/components/sections/titled-list';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { imageKey } from '@/lib/content/image-key';

type Strengths = ConsultingCopy['strengths'];

/** Six strengths as rows, beside a statement and the plan on the bench, off the left edge. */
export function ConsultingStrengths({ label, title, text, image, caption, items }: Strengths) {
  return (
    <Section label={label} surface="white">
      <div className="a-1 b-7">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5">{text}</p>
      </div>
      <figure className="consstr__v bl a-1 b-7">
        <Picture
          image={imageKey('pages/consulting', image.src)}
          alt={image.alt}
          sizes="(min-width: 56rem) 55vw, 100vw"
        />
        <figcaption className="cap cap--off">{caption}</figcaption>
      </figure>
      <TitledList items={items} className="consstr a-8 b-13" />
    </Section>
  );
}
