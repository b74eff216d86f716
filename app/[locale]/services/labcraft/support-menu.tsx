import type { LabcraftCopy } from '@/app/[locale]/services/labcraft/copy';
import { maintenancePage } from '@/app/[locale]/services/maintenance/definition';
import { TitledList } from '@/components/sections/titled-list';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** What we do for those who use LabCraft; the rest is in the maintenance plans. */
export function SupportMenu({ label, title, text, items, plans }: LabcraftCopy['support']) {
  return (
    <Section label={label} flush>
      <div className="a-1 b-6">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 mb-4 max-w-[24em]">{text}</p>
        <ButtonLink look="t" to={maintenancePage.path} text={plans} />
      </div>
      <TitledList items={items} className="lcsup a-6 b-13" textClass="small" />
    </Section>
  );
}
