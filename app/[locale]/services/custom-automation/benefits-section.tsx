import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { AgreementStrip, ScaleBars } from '@/app/[locale]/services/custom-automation/scale-bars';
import { Section } from '@/components/ui/section';
import { figure } from '@/lib/content';

/** Three benefits with example figures, drawn on one scale, and a fourth that has no single number. */
export function BenefitsSection({ label, title, note, measured, even }: CustomAutomation['benefits']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-10" flush>
      <ul className="grid gap-x-gap gap-y-10 sm:grid-cols-3">
        {measured.map((benefit) => {
          const cut = figure(`benefit.${benefit.id}`);
          return (
            <li key={benefit.id} className="border-t border-ink pt-4">
              <p className="text-[clamp(3.5rem,2rem+6vw,7rem)]/none font-head tnum font-medium tracking-[-0.05em] text-ink [text-autospace:no-autospace]">
                {cut}
                <small className="ml-[0.1em] text-[0.4em] tracking-normal">%</small>
              </p>
              <ScaleBars label={benefit.bars} after={100 - cut} />
              <h3 className="text-[1.125rem]">{benefit.title}</h3>
              <p className="text-[0.875rem] text-ink-3">{benefit.text}</p>
            </li>
          );
        })}
        <li className="border-t border-ink pt-4 sm:col-span-full sm:grid sm:grid-cols-subgrid sm:items-center">
          <div>
            <h3 className="text-[1.125rem]">{even.title}</h3>
            <p className="text-[0.875rem] text-ink-3">{even.text}</p>
          </div>
          <AgreementStrip label={even.drawing} />
        </li>
      </ul>
      <p className="text-small text-ink-3">{note}</p>
    </Section>
  );
}
