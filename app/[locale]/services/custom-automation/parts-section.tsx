import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { PrintedPart } from '@/app/[locale]/services/custom-automation/printed-part';
import { FactList } from '@/components/ui/fact-list';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { pageImage } from './image';

/** 3D-printed parts: the gripper off the left edge, four part drawings at the right. */
export function PartsSection({ label, title, text, image, facts, items }: CustomAutomation['parts']) {
  return (
    <Section label={label}>
      <div className="macro bl a-1 b-6">
        <Picture image={pageImage(image.src)} alt={image.alt} sizes="(min-width: 56rem) 45vw, 100vw" />
      </div>
      <div className="a-7 b-13">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 mb-6 max-w-[30em]">{text}</p>
        <FactList items={facts} className="kv" />
        <ul className="parts mt-8">
          {items.map((part) => (
            <li key={part.id}>
              <PrintedPart shape={part.id} label={part.drawing} fits={part.fits} />
              <h3>{part.name}</h3>
              <p>{part.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
