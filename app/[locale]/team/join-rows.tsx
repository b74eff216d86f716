import type { TeamCopy } from '@/app/[locale]/team/copy';
import { ServiceRows } from '@/app/sections/service-rows';
import { Section } from '@/components/ui/section';

/** Ways to work with the team. */
export function JoinRows({ label, title, items }: TeamCopy['join']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-6">
      <ServiceRows items={items} className="a-6 b-13" />
    </Section>
  );
}
