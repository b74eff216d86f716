import type { DonationCopy } from '@/app/[locale]/donation/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** What a gift makes possible, counted in things rather than in money. */
export function UsesSection({ label, title, note, items }: DonationCopy['uses']) {
  return (
    <Section label={label} surface="white">
      <div className="a-1 b-5">
        <Heading level={2} label={label} text={title} />
        <p className="small muted mt-5">{note}</p>
      </div>
      <ul className="a-5 b-13">
        {items.map(({ quantity, title: name, text }) => (
          <li
            key={name}
            className="grid gap-x-(--spacing-gap) gap-y-2 border-line border-t py-6 last:border-b md:grid-cols-[1fr_3fr]"
          >
            <p className="gift">{quantity}</p>
            <div>
              <Heading level={3} text={name} />
              <p className="small mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
