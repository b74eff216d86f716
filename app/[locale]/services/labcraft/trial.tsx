import type { LabcraftCopy } from '@/app/[locale]/services/labcraft/copy';
import { tryPage } from '@/app/[locale]/services/labcraft/try/definition';
import { Workshop } from '@/app/[locale]/services/labcraft/try/workshop';
import { ButtonLink } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/**
 * The trial, folded: nothing of it is fetched before it is opened, since what is not drawn never comes into view
 * (docs/decisions/0014). Without script there is nothing to open.
 */
export function Trial({ label, title, text, open, full }: LabcraftCopy['trial']) {
  return (
    <Section label={label} id="try">
      <div className="md:col-end-8">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 mb-4 max-w-[32em]">{text}</p>
        <p data-needs-script>
          <ButtonLink look="text" to={tryPage.path} text={full} />
        </p>
      </div>
      <div data-needs-script>
        <Disclosure summary={open} aria-label={label}>
          <Workshop />
        </Disclosure>
      </div>
    </Section>
  );
}
