import type { MaintenanceCopy } from '@/app/[locale]/services/maintenance/copy';
import { ExternalButton } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';
import { PlansTable } from './plans-table';

/** Where the hero leads to. */
export const PLANS_ID = 'plans';

/** The three plans of spec section 9, compared line by line. */
export function PlansSection({ label, title, note, consult, ...table }: MaintenanceCopy['plans']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-9" id={PLANS_ID} surface="sunk">
      <PlansTable {...table} />
      <p className="a-1 b-8 self-center">{note}</p>
      <div className="a-9 b-13 md:justify-self-end">
        <ExternalButton href={site().urls.consultation} text={consult} />
      </div>
    </Section>
  );
}
