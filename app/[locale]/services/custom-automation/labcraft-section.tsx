import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { labcraftPage } from '@/app/[locale]/services/labcraft/definition';
import { LabcraftPanel } from '@/components/drawings/labcraft-panel';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** LabCraft on the dark band: the statement beside its screen. */
export function LabcraftSection({ label, title, text, more, caption, panel }: CustomAutomation['labcraft']) {
  return (
    <Section label={label} surface="night">
      <div className="a-1 b-5 self-center">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 mb-6">{text}</p>
        <ButtonLink look="n" to={labcraftPage.path} text={more} />
      </div>
      <figure className="a-5 b-13">
        <LabcraftPanel {...panel} />
        <figcaption className="cap">{caption}</figcaption>
      </figure>
    </Section>
  );
}
