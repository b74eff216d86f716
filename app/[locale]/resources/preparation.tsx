import type { ResourcesCopy } from '@/app/[locale]/resources/copy';
import { labclonePage } from '@/app/[locale]/services/lablockly/definition';
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
        <ButtonLink look="t" to={labclonePage.path}>
          {back}
        </ButtonLink>
      </div>
      <div className="a-7 b-13">
        <ul className="resprep">
          {items.map((item) => (
            <li key={item.title}>
              <Heading level={3} text={item.title} />
              <p className="small">{item.text}</p>
            </li>
          ))}
        </ul>
        <p className="small muted mt-4">{note}</p>
      </div>
    </Section>
  );
}
