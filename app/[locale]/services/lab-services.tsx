import type { ServicesCopy } from '@/app/[locale]/services/copy';
import { ServiceRows } from '@/app/sections/service-rows';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** What a laboratory can order: from advice to the machine and its upkeep. */
export function LabServices({ label, title, text, items }: ServicesCopy['lab']) {
  return (
    <Section label={label} surface="sunk">
      <div className="a-1 b-5">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5">{text}</p>
      </div>
      <ServiceRows items={items} className="a-6 b-13" />
    </Section>
  );
}
