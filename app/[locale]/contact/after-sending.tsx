import type { ContactCopy } from '@/app/[locale]/contact/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** Four steps along a dimension line: what lies between two steps stands on the line. */
export function AfterSending({ label, title, text, items }: ContactCopy['flow']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-9" surface="white">
      <p className="a-9 b-13 self-end">{text}</p>
      <ol className="after">
        {items.map((step) => (
          <li key={step.title}>
            {step.span ? <p className="after__d">{step.span}</p> : null}
            <Heading level={3} text={step.title} />
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
