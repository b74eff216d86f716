import type { LabcloneCopy } from '@/app/[locale]/services/lablockly/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { FeatureGlyph } from './feature-glyph';

/** Four features as rows, each with a small drawing of what happens to the records. */
export function FeatureCards({ label, title, items }: LabcloneCopy['features']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-6 self-start md:sticky md:top-28" id="features">
      <ul className="kfeat a-6 b-13">
        {items.map((item, index) => (
          <li key={item.title}>
            <FeatureGlyph index={index} />
            <div>
              <Heading level={3} text={item.title} />
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
