import type { DonationCopy } from '@/app/[locale]/donation/copy';
import { ExternalButton } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';

/** Where a gift is made: not here, but on the page of the university fund. */
export function FundSection({ label, title, text, link }: DonationCopy['fund']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-8">
      <div className="a-8 b-13 self-end">
        <p className="mb-4">{text}</p>
        <ExternalButton look="t" href={site().urls.universityFund} text={link} />
      </div>
    </Section>
  );
}
