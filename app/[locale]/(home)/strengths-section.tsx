import type { ReactNode } from 'react';
import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { FingerDrawing } from '@/app/[locale]/(home)/finger-drawing';
import { MaintenanceTimeline } from '@/app/[locale]/(home)/maintenance-timeline';
import { PlatePlan } from '@/app/[locale]/(home)/plate-plan';
import { BlockProgram } from '@/components/drawings/block-program';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** Four strengths around a hairline cross, each with the drawing that proves it. */
export function StrengthsSection({ label, title, text, ...strengths }: HomeJa['strengths']) {
  const { design, parts, software, maintenance } = strengths;
  return (
    <Section label={label} title={title} titleClass="md:col-end-9" surface="sunk">
      <p className="md:col-start-9 self-end">{text}</p>
      <ul className="cross">
        <Strength {...design}>
          <PlatePlan {...design.drawing} />
        </Strength>
        <Strength {...parts}>
          <FingerDrawing {...parts.drawing} />
        </Strength>
        <Strength {...software}>
          <div className="cross__blocks">
            <BlockProgram {...software.blocks} wide />
          </div>
        </Strength>
        <Strength {...maintenance}>
          <MaintenanceTimeline {...maintenance.drawing} />
        </Strength>
      </ul>
    </Section>
  );
}

function Strength({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="rise">
      <div className="cross__d">{children}</div>
      <Heading level={3} text={title} />
      <p>{text}</p>
    </li>
  );
}
