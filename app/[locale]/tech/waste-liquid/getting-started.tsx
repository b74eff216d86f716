import type { WasteLiquidCopy } from '@/app/[locale]/tech/waste-liquid/copy';
import { TitledList } from '@/components/sections/titled-list';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { SoonButton } from '@/components/ui/soon-button';

/** Three steps, and two documents that are still being prepared (spec section 8). */
export function GettingStarted({ label, title, steps, howTo, documents }: WasteLiquidCopy['start']) {
  return (
    <Section label={label} surface="night">
      <div className="a-1 b-6">
        <Heading level={2} label={label} text={title} />
        <div className="acts mt-8">
          <SoonButton notice="detail" className="btn btn--n">
            {howTo}
          </SoonButton>
          <SoonButton notice="detail" className="btn btn--n">
            {documents}
          </SoonButton>
        </div>
      </div>
      <TitledList ordered items={steps} className="steps a-6 b-13" />
    </Section>
  );
}
