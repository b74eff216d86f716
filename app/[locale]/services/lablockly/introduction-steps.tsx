import type { LabcloneCopy } from '@/app/[locale]/services/lablockly/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** The three steps of the introduction as segments of one dimension line. */
export function IntroductionSteps({ label, title, text, output, items }: LabcloneCopy['process']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-9" surface="sunk">
      <p className="a-9 b-13 self-end">{text}</p>
      <ol className="kstep">
        {items.map((step) => (
          <li key={step.title}>
            <Heading level={3} text={step.title} />
            <p>{step.text}</p>
            <p className="kstep__o">
              <span>{output}</span>
              {step.output}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
