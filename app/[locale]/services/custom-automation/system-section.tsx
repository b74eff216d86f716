import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { SystemColumn } from '@/app/[locale]/services/custom-automation/system-column';
import { SystemDiagram } from '@/components/drawings/system-diagram';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Section } from '@/components/ui/section';

/** How the parts work together: one diagram, drawn wide and drawn narrow. */
export function SystemSection({ label, title, caption, drawing, ...parts }: CustomAutomation['system']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-9" surface="sunk">
      <figure>
        <SystemDiagram {...parts} label={drawing} />
        <SystemColumn {...parts} label={drawing} />
        <FigureCaption {...caption} />
      </figure>
    </Section>
  );
}
