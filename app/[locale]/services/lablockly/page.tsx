import { resourcesPage } from '@/app/[locale]/resources/definition';
import type { LabcloneCopy } from '@/app/[locale]/services/lablockly/copy';
import { route } from '@/app/page-route';
import { FaqBlock } from '@/app/sections/faq-block';
import { LinkRow, LinkRows, ROW_LINK } from '@/components/sections/link-rows';
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
        className: 'grid gap-x-gap gap-y-12 sm:grid-cols-3',
        itemClass:
          'border-t border-ink pt-4 md:grid md:grid-rows-[auto_auto_1fr] [&>h3]:text-base/[1.5] [&>h3]:text-teal',
        textClass: 'text-small',
        between: (item) => (
          <p className="mt-3 mb-6 font-head palt text-[clamp(1.5rem,1.1rem+1.5vw,2.25rem)]/[1.4] font-semibold tracking-head break-keep text-ink">
            <Phrases text={item.question} />
          </p>
        ),
      }}
    />
    <FaqBlock {...copy.faq} flush />
    <TwoWaysOn {...copy.contact} />
    <RelatedPages {...copy.related} />
  </>
));

export { generateMetadata, Page as default };

/** A dimension line over an item: two arrows, and a tick at each end that neighbours share. */
const DIMENSION =
  'before:absolute before:inset-x-0 before:top-0 before:h-5 before:border-x before:border-ink ' +
  'sm:not-first:before:border-l-0 ' +
  'before:[background:conic-gradient(from_72deg_at_0_50%,var(--color-ink)_36deg,transparent_0)_0_50%/0.75rem_0.5rem_no-repeat,conic-gradient(from_252deg_at_100%_50%,var(--color-ink)_36deg,transparent_0)_100%_50%/0.75rem_0.5rem_no-repeat,linear-gradient(var(--color-ink)_0_0)_50%_50%/100%_1px_no-repeat]';

/** The three steps of the introduction as segments of one dimension line. */
function IntroductionSteps({ label, title, text, output, items }: LabcloneCopy['process']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-10" surface="sunk">
      <p className="self-end md:col-start-10">{text}</p>
      <TitledList
        ordered
        items={items}
        className="grid gap-y-10 sm:grid-cols-3"
        itemClass={`relative pt-8 pr-8 sm:grid sm:grid-rows-[auto_1fr_auto] ${DIMENSION}`}
        textClass="mt-2"
        below={(step) => (
          <p className="mt-4 text-[0.9375rem] font-semibold text-ink">
            <span className="mr-3 text-[0.8125rem] font-normal text-ink-3">{output}</span>
            {step.output}
          </p>
        )}
      />
    </Section>
  );
}

const WAY =
  'grid gap-x-8 gap-y-5 border-t border-line py-8 first:border-ink last:border-b sm:grid-cols-[1fr_auto] sm:items-center';
const WAY_BUTTON = 'justify-self-start sm:min-w-64';

/** Two ways on: the consultation form, or the resources first. */
function TwoWaysOn({ label, title, text, consult, resources }: LabcloneCopy['contact']) {
  return (
    <Section label={label} surface="white" id="contact">
      <div className="md:col-end-7">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 max-w-[24em]">{text}</p>
      </div>
      <ul className="md:col-start-7">
        <li className={WAY}>
          <div>
            <Heading level={3} text={consult.title} />
            <p className="text-small">{consult.text}</p>
          </div>
          <ExternalButton
            look="primary"
            href={site().urls.consultation}
            className={WAY_BUTTON}
            text={consult.action}
          />
        </li>
        <li className={WAY}>
          <div>
            <Heading level={3} text={resources.title} />
            <p className="text-small">{resources.text}</p>
          </div>
          <ButtonLink to={resourcesPage.path} className={WAY_BUTTON} text={resources.action} />
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
                  {current ? (
                    <span className="font-body [font-feature-settings:normal] text-[0.8125rem]/[1.5] font-normal tracking-normal text-ink-3">
                      {here}
                    </span>
                  ) : null}
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
