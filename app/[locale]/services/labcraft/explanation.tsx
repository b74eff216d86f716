import type { LabcraftCopy } from '@/app/[locale]/services/labcraft/copy';
import { Heading } from '@/components/ui/heading';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { imageKey } from '@/lib/content/image-key';

type ExplanationProps = LabcraftCopy['explanation'];

/** What LabCraft is and four facts about it; the bench that it runs goes off the right edge. */
export function Explanation({ label, title, text, image, caption, facts }: ExplanationProps) {
  return (
    <Section label={label}>
      <div className="a-1 b-7">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 max-w-[32em]">{text}</p>
      </div>
      <dl className="facts a-1 b-7 md:row-start-2 md:pr-8">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="[word-break:keep-all]">
              <Phrases text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <figure className="lcbench br a-7 b-13">
        <Picture
          image={imageKey('pages/labcraft', image.src)}
          alt={image.alt}
          sizes="(min-width: 56rem) 52vw, 100vw"
        />
        <figcaption className="cap">{caption}</figcaption>
      </figure>
    </Section>
  );
}
