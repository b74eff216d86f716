import { TitledList } from '@/components/sections/titled-list';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { CustomAutomation } from './copy';

/** What is better left alone for now: who reads it trusts the rest of the page. */
export function LimitsSection({ label, title, text, items, link, more }: CustomAutomation['limits']) {
  return (
    <Section label={label} flush>
      <div className="a-1 b-5">
        <Heading level={2} label={label} text={title} />
        <p className="mt-4 mb-5">{text}</p>
        <ButtonLink look="t" to={link} text={more} />
      </div>
      <TitledList items={items} className="a-6 b-13" itemClass="rule py-5" textClass="small mt-1" />
    </Section>
  );
}
