import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { Section } from '@/components/ui/section';
import { CaseCard } from './case-card';
import { CaseDialog } from './case-dialog';

type Copy = CustomAutomation['cases'];

/** Three cases; a card opens the dialog with its details. */
export function CasesSection({ label, title, note, items, ...words }: Copy) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-9" flush>
      <ul className="cases cases--3">
        {items.map((item) => (
          <li key={item.id}>
            <CaseCard {...item} dialog={dialogId(item.id)} />
          </li>
        ))}
      </ul>
      <p className="small muted">{note}</p>
      {items.map((item) => (
        <CaseDialog key={item.id} {...item} words={words} dialog={dialogId(item.id)} />
      ))}
    </Section>
  );
}

const dialogId = (id: string) => `case-${id}`;
