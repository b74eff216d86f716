import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';

type Copy = CustomAutomation['pains'];

/** Six pains to tick. A CSS counter shows how many; `client/enhance/checklist.ts` reads the number out. */
export function PainsSection({ label, title, text, items, count, announcement, consult }: Copy) {
  return (
    <Section label={label}>
      <div className="md:col-end-6">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 max-w-[24em]">{text}</p>
      </div>
      <div className="chk md:col-start-6" data-checklist>
        <ul className="chk__g">
          {items.map((pain, index) => (
            <Pain key={pain.title} id={`pain-${index + 1}`} {...pain} />
          ))}
        </ul>
        <div className="chk__r">
          <p className="chk__c" aria-hidden="true">
            {count}
          </p>
          <p className="visually-hidden" role="status" data-checklist-status data-text={announcement} />
          <ExternalButton href={site().urls.consultation} text={consult} />
        </div>
      </div>
    </Section>
  );
}

function Pain({ id, title, text }: Copy['items'][number] & { id: string }) {
  return (
    <li>
      <input type="checkbox" id={id} aria-describedby={`${id}-text`} />
      <h3>
        <label htmlFor={id} className="stretched">
          <Phrases text={title} />
        </label>
      </h3>
      <p id={`${id}-text`}>{text}</p>
    </li>
  );
}
