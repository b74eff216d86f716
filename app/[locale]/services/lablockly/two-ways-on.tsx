import { resourcesPage } from '@/app/[locale]/resources/definition';
import type { LabcloneCopy } from '@/app/[locale]/services/lablockly/copy';
import { ButtonLink, ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';

/** Two ways on: the consultation form, or the resources first. */
export function TwoWaysOn({ label, title, text, consult, resources }: LabcloneCopy['contact']) {
  return (
    <Section label={label} surface="white" id="contact">
      <div className="a-1 b-6">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 max-w-[24em]">{text}</p>
      </div>
      <ul className="kway a-6 b-13">
        <li>
          <div>
            <Heading level={3} text={consult.title} />
            <p className="small">{consult.text}</p>
          </div>
          <ExternalButton look="p" href={site().urls.consultation} text={consult.action} />
        </li>
        <li>
          <div>
            <Heading level={3} text={resources.title} />
            <p className="small">{resources.text}</p>
          </div>
          <ButtonLink to={resourcesPage.path} text={resources.action} />
        </li>
      </ul>
    </Section>
  );
}
