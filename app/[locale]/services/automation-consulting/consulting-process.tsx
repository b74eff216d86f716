import type { ConsultingCopy } from '@/app/[locale]/services/automation-consulting/copy';
import { TitledList } from '@/components/sections/titled-list';
import { Section } from '@/components/ui/section';

/** Five steps as a staircase. */
export function ConsultingProcess({ label, title, text, items }: ConsultingCopy['process']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-7" surface="night" id="process">
      <p className="consproc__n a-1 b-5">{text}</p>
      <TitledList ordered items={items} className="steps steps--stair consproc" />
    </Section>
  );
}
