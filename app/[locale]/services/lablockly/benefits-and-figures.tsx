import type { LabcloneCopy } from '@/app/[locale]/services/lablockly/copy';
import { TitledList } from '@/components/sections/titled-list';
import { Section } from '@/components/ui/section';
import { figure } from '@/lib/content';
import { ChangeBars } from './change-bars';

/** Five benefits on the night band, and two example figures with bars of one scale. */
export function BenefitsAndFigures({ label, title, items, ...rest }: LabcloneCopy['benefits']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-9" surface="night">
      <TitledList items={items} className="kben a-1 b-7" />
      <div className="kfig a-8 b-13">
        <p className="kfig__h">{rest.example}</p>
        <ChangeBars {...rest.success} percent={figure('labclone.success')} />
        <ChangeBars {...rest.cycle} percent={-figure('labclone.cycle')} />
        <p className="small">{rest.note}</p>
      </div>
    </Section>
  );
}
