import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { AgreementStrip, ScaleBars } from '@/app/[locale]/services/custom-automation/scale-bars';
import { Section } from '@/components/ui/section';
import { figure } from '@/lib/content';

/** Three benefits with example figures, drawn on one scale, and a fourth that has no single number. */
export function BenefitsSection({ label, title, note, measured, even }: CustomAutomation['benefits']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-10" flush>
      <ul className="eff">
        {measured.map((benefit) => {
          const cut = figure(`benefit.${benefit.id}`);
          return (
            <li key={benefit.id}>
              <p className="eff__n">
                {cut}
                <small>%</small>
              </p>
              <ScaleBars label={benefit.bars} after={100 - cut} />
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
            </li>
          );
        })}
        <li className="eff__even">
          <div>
            <h3>{even.title}</h3>
            <p>{even.text}</p>
          </div>
          <AgreementStrip label={even.drawing} />
        </li>
      </ul>
      <p className="text-small text-ink-3">{note}</p>
    </Section>
  );
}
