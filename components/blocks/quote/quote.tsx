import type { BlockProps } from '@/components/blocks/block-props';
import { Voice } from '@/components/sections/voice';
import { Section } from '@/components/ui/section';

/** What somebody said. */
export const Quote = ({ label, quote, author, frame }: BlockProps<'quote'>) => (
  <Section label={label} {...frame}>
    <div className="md:col-start-3 md:col-end-11">
      <Voice quote={quote} author={author} />
    </div>
  </Section>
);
