import { resourcesPage } from '@/app/[locale]/resources/definition';
import type { LabcloneCopy } from '@/app/[locale]/services/lablockly/copy';
import { route } from '@/app/page-route';
import { FaqBlock } from '@/app/sections/faq-block';
import { LinkRow, LinkRows, ROW_LINK } from '@/app/sections/service-rows';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { ListSection } from '@/components/sections/list-section';
import { TitledList } from '@/components/sections/titled-list';
import { ButtonLink, ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { site } from '@/lib/content';
import { BenefitsAndFigures } from './benefits-and-figures';
import { labclonePage } from './definition';
import { FeatureCards } from './feature-cards';
import { LabcloneHero } from './labclone-hero';

/** /services/lablockly, the LabClone page (spec section 2), block by block. */
const { generateMetadata, Page } = route(labclonePage, (copy) => (
  <>
    <LabcloneHero {...copy.hero} />
    <FeatureCards {...copy.features} />
    <IntroductionSteps {...copy.process} />
    <BenefitsAndFigures {...copy.benefits} />
    <ListSection
      {...copy.uses}
      titleClass="md:col-end-11"
      list={{
        className: 'kuse',
        textClass: 'small',
        between: (item) => (
          <p className="kuse__q">
            <Phrases text={item.question} />
          </p>
        ),
      }}
    />
    <FaqBlock {...copy.faq} flush />
    <TwoWaysOn {...copy.contact} />
    <RelatedPages {...copy.related} />
    <ClosingAsk {...copy.ask} />
  </>
));

export { generateMetadata, Page as default };

/** The three steps of the introduction as segments of one dimension line. */
function IntroductionSteps({ label, title, text, output, items }: LabcloneCopy['process']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-10" surface="sunk">
      <p className="md:col-start-10 self-end">{text}</p>
      <TitledList
        ordered
        items={items}
        className="kstep"
        below={(step) => (
          <p className="kstep__o">
            <span>{output}</span>
            {step.output}
          </p>
        )}
      />
    </Section>
  );
}

/** Two ways on: the consultation form, or the resources first. */
function TwoWaysOn({ label, title, text, consult, resources }: LabcloneCopy['contact']) {
  return (
    <Section label={label} surface="white" id="contact">
      <div className="md:col-end-7">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 max-w-[24em]">{text}</p>
      </div>
      <ul className="kway md:col-start-7">
        <li>
          <div>
            <Heading level={3} text={consult.title} />
            <p className="text-small">{consult.text}</p>
          </div>
          <ExternalButton look="primary" href={site().urls.consultation} text={consult.action} />
        </li>
        <li>
          <div>
            <Heading level={3} text={resources.title} />
            <p className="text-small">{resources.text}</p>
          </div>
          <ButtonLink to={resourcesPage.path} text={resources.action} />
        </li>
      </ul>
    </Section>
  );
}

/** Neighbouring services. The specification lists this page as well: it is marked as the one being read. */
function RelatedPages({ label, title, here, items }: LabcloneCopy['related']) {
  return (
    <Section label={label} title={title} titleClass="text-h3">
      <LinkRows columns={2}>
        {items.map(({ name, text, link }) => {
          const current = link === labclonePage.path;
          return (
            <LinkRow
              key={link}
              name={
                <>
                  <SiteLink to={link} className={ROW_LINK} aria-current={current ? 'page' : undefined}>
                    {name}
                  </SiteLink>
                  {current ? <span className="krel__here">{here}</span> : null}
                </>
              }
              text={text}
              arrow={!current}
            />
          );
        })}
      </LinkRows>
    </Section>
  );
}
