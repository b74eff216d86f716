import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** Four pains along the ruler of a day. */
export function PainsSection({ label, title, items }: HomeJa['pains']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-10" flush>
      <ol className="day">
        {items.map((pain) => (
          <li key={pain.time}>
            <time dateTime={pain.time}>{pain.time}</time>
            <Heading level={3} text={pain.title} />
            <p>{pain.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
