import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { ConsultingCopy } from '@/lib/content/pages/automation-consulting';

/** Six strengths as rows in two columns, beside a statement that stays in view. */
export function ConsultingStrengths({ label, title, text, items }: ConsultingCopy['strengths']) {
  return (
    <Section label={label} surface="white">
      <div className="consstr__t a-1 b-5">
        <Heading level={2} text={title} />
        <p className="mt-5">{text}</p>
      </div>
      <ul className="consstr a-5 b-13">
        {items.map((item) => (
          <li key={item.title}>
            <Heading level={3} text={item.title} />
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
