import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { SystemColumn } from '@/app/[locale]/services/custom-automation/system-column';
import { SystemDiagram } from '@/components/drawings/system-diagram';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** How the parts work together: one diagram, drawn wide and drawn narrow. */
export function SystemSection({ label, title, caption, drawing, ...parts }: CustomAutomation['system']) {
  return (
    <Section label={label} surface="sunk">
      <Heading level={2} label={label} text={title} className="a-1 b-9" />
      <figure>
        <SystemDiagram {...parts} label={drawing} />
        <SystemColumn {...parts} label={drawing} />
        <figcaption className="cap">
          <b>{caption.number}</b>
          {caption.text}
        </figcaption>
      </figure>
    </Section>
  );
}
