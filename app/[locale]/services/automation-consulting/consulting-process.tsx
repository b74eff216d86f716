import type { ConsultingCopy } from '@/app/[locale]/services/automation-consulting/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** Five steps as a staircase. */
export function ConsultingProcess({ label, title, text, items }: ConsultingCopy['process']) {
  return (
    <Section label={label} surface="night" id="process">
      <Heading level={2} label={label} text={title} className="a-1 b-7" />
      <p className="consproc__n a-1 b-5">{text}</p>
      <ol className="steps steps--stair consproc">
        {items.map((step) => (
          <li key={step.title}>
            <Heading level={3} text={step.title} />
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
