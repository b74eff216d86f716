import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { type Entry, list } from '@/lib/content';
import { CaseCard } from './case-card';
import { otherCases } from './others';

type OtherCasesProps = { current: Entry<'cases'>; label: string; title: string };

const comparable = (entry: Entry<'cases'>) => ({ ...entry.data, id: entry.id, entry });

/** Up to three other cases, those closest to this one first (spec section 9). */
export function OtherCases({ current, label, title }: OtherCasesProps) {
  const others = otherCases(comparable(current), list('cases', current.locale).map(comparable));
  return (
    <Section label={label} surface="sunk">
      <Heading level={2} label={label} text={title} className="a-1 b-9" />
      <ul className="cases cases--3">
        {others.map(({ id, entry }) => (
          <li key={id}>
            <CaseCard {...entry} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
