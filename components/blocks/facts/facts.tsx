import type { BlockProps } from '@/components/blocks/block-props';
import { FactList } from '@/components/ui/fact-list';
import { Section } from '@/components/ui/section';

/** Terms with their values beside the heading, a line for each. */
export const Facts = ({ label, title, items, frame }: BlockProps<'facts'>) => (
  <Section label={label} title={title} titleClass="md:col-end-6" {...frame}>
    <FactList
      items={items}
      className="md:col-start-6"
      factClass="grid gap-x-gap gap-y-1 border-t border-line py-5 last:border-b sm:grid-cols-[2fr_6fr]"
      termClass="font-semibold text-ink"
      valueClass="max-w-[36em]"
    />
  </Section>
);
