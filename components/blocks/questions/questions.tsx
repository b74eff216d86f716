import type { ComponentProps } from 'react';
import type { BlockProps } from '@/components/blocks/block-props';
import { Faq } from '@/components/sections/faq';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

type QuestionsProps = BlockProps<'questions'> & Pick<ComponentProps<typeof Faq>, 'mailed'>;

/** Questions that open one at a time, beside their heading. */
export const Questions = ({ label, title, more, items, mailed, frame }: QuestionsProps) => (
  <Section label={label} {...frame}>
    <div className="md:col-end-6">
      <Heading level={2} label={label} text={title} />
      {more ? <ButtonLink look="text" to={more.link} className="mt-5" text={more.text} /> : null}
    </div>
    <Faq items={items} mailed={mailed} className="md:col-start-6" />
  </Section>
);
