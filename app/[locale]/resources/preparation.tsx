import type { ResourcesCopy } from '@/app/[locale]/resources/copy';
import { labclonePage } from '@/app/[locale]/services/lablockly/definition';
import { TitledList } from '@/components/sections/titled-list';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** What to look for before asking about LabClone, and the way back to it. */
export function Preparation({ label, title, text, items, note, back }: ResourcesCopy['prepare']) {
  return (
    <Section label={label} surface="white">
      <div className="a-1 b-6">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 mb-4 max-w-[26em]">{text}</p>
        <ButtonLink look="t" to={labclonePage.path} text={back} />
      </div>
      <div className="a-7 b-13">
        <TitledList items={items} className="resprep" textClass="small" />
        <p className="small muted mt-4">{note}</p>
      </div>
    </Section>
  );
}
