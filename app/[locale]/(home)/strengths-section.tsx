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
      <p className="self-end md:col-start-9">{text}</p>
      <ul className="grid border-t border-ink sm:grid-cols-2 sm:max-md:gap-x-gap">
        <Strength {...design}>
          <PlatePlan {...design.drawing} />
        </Strength>
        <Strength {...parts}>
          <FingerDrawing {...parts.drawing} />
        </Strength>
        <Strength {...software}>
          <div className="m-auto max-w-92 py-2">
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

const QUARTER = [
  'content-start border-line border-b pt-7 pb-10 md:grid md:grid-cols-1 md:pt-10 md:pr-12 md:pb-13',
  'md:even:border-l md:even:pr-0 md:even:pl-12 md:nth-[n+3]:border-b-0',
].join(' ');

/** Comes up as it scrolls into view. */
const RISE = [
  'motion-safe:supports-[animation-timeline:view()]:animate-[rise_linear_both] print:animate-none',
  'motion-safe:supports-[animation-timeline:view()]:[animation-timeline:view()]',
  'motion-safe:supports-[animation-timeline:view()]:[animation-range:entry_0%_entry_60%]',
].join(' ');

const FRAME = [
  'mb-6 grid place-items-center overflow-hidden border border-line bg-white p-4 md:px-8 md:py-5',
  'max-sm:min-h-52 sm:max-md:h-60 md:aspect-[16/10] sm:max-md:[--drawing-text:20px] *:max-h-full *:w-full',
].join(' ');

function Strength({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={`${QUARTER} ${RISE}`}>
      <div className={FRAME}>{children}</div>
      <Heading level={3} text={title} className="mb-2" />
      <p>{text}</p>
    </li>
  );
}
