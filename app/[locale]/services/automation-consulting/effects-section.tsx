import type { ConsultingCopy } from '@/app/[locale]/services/automation-consulting/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { BenchPlan } from './bench-plan';
import { EffectsTable } from './effects-table';

type EffectsSectionProps = ConsultingCopy['effects'] & Pick<ConsultingCopy['bench'], 'steps'>;

/** The same bench drawn twice: by hand throughout, then with an arm for what can be automated. */
export function EffectsSection({ label, title, note, before, after, table, steps }: EffectsSectionProps) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-8">
      <p className="small muted a-9 b-13 self-end">{note}</p>
      <ul className="benches">
        <li>
          <BenchPlan label={before.drawing} by={steps.map(() => 'hand')} />
          <Heading level={3} text={before.title} />
          <p>{before.text}</p>
        </li>
        <li>
          <BenchPlan label={after.drawing} by={steps.map((step) => step.by)} arm />
          <Heading level={3} text={after.title} />
          <p>{after.text}</p>
        </li>
      </ul>
      <EffectsTable before={before.title} after={after.title} {...table} />
    </Section>
  );
}
