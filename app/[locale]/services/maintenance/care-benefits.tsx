import type { MaintenanceCopy } from '@/app/[locale]/services/maintenance/copy';
import { TitledList } from '@/components/sections/titled-list';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { imageKey } from '@/lib/content/image-key';

/** The opened joint over the whole left side; what its owner gains on the right. */
export function MaintenanceBenefits({ label, title, image, caption, items }: MaintenanceCopy['benefits']) {
  return (
    <Section label={label} surface="stage" className="careben">
      <div className="careben__t a-7 b-13">
        <Heading level={2} label={label} text={title} />
        <TitledList items={items} />
        <p className="cap">{caption}</p>
      </div>
      <div className="careben__v bl a-1 b-7">
        <Picture
          image={imageKey('pages/maintenance', image.src)}
          alt={image.alt}
          sizes="(min-width: 56rem) 55vw, 100vw"
        />
      </div>
    </Section>
  );
}
