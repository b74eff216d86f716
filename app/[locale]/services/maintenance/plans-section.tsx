import type { MaintenanceCopy } from '@/app/[locale]/services/maintenance/copy';
import { ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';
import { PlansTable } from './plans-table';

/** Where the hero leads to. */
export const PLANS_ID = 'plans';

/** The three plans of spec section 9, compared line by line. */
export function PlansSection({ label, title, note, consult, ...table }: MaintenanceCopy['plans']) {
  return (
    <Section label={label} id={PLANS_ID} surface="sunk">
      <Heading level={2} label={label} text={title} className="a-1 b-9" />
      <PlansTable {...table} />
      <p className="a-1 b-8 self-center">{note}</p>
      <div className="a-9 b-13 md:justify-self-end">
        <ExternalButton href={site().urls.consultation}>{consult}</ExternalButton>
      </div>
    </Section>
  );
}
