import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { PrintedPart } from '@/app/[locale]/services/custom-automation/printed-part';
import { SystemColumn, SystemDiagram } from '@/app/[locale]/services/custom-automation/system-diagram';
import { labcraftPage } from '@/app/[locale]/services/labcraft/definition';
import { route } from '@/app/page-route';
import { FaqBlock } from '@/app/sections/faq-block';
import { LabcraftPanel } from '@/components/drawings/labcraft-panel';
import { type ServiceRow, ServiceRows } from '@/components/sections/service-rows';
import { TitledList } from '@/components/sections/titled-list';
import { ButtonLink } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { ArmsSection } from './arms-section';
import { BenefitsSection } from './benefits-section';
import { CasesSection } from './cases-section';
import { customAutomationPage } from './definition';
import { Hero } from './hero';
import { PainsSection } from './pains-section';
import { ProcessSection } from './process-section';

/** Made-to-order development (spec section 2), block by block in the order of the specification. */
const { generateMetadata, Page } = route(customAutomationPage, (copy) => (
  <>
    <Hero {...copy.hero} />
    <PainsSection {...copy.pains} />
    <ArmsSection {...copy.arms} />
    <PartsSection {...copy.parts} />
    <SystemSection {...copy.system} />
    <LabcraftSection {...copy.labcraft} />
    <ProcessSection {...copy.process} />
    <BenefitsSection {...copy.benefits} />
    <LimitsSection {...copy.limits} />
    <CasesSection {...copy.cases} />
    <FaqBlock {...copy.faq} flush />
    <RelatedServices {...copy.related} flush />
  </>
));

export { generateMetadata, Page as default };

/** 3D-printed parts: the gripper off the left edge, four part drawings at the right. */
function PartsSection({ label, title, text, image, facts, items }: CustomAutomation['parts']) {
  return (
    <Section label={label}>
      <div className="relative col-start-1 sm:col-end-7">
        <Picture
          {...customAutomationPage.imageOf(image)}
          sizes="(min-width: 56rem) 45vw, 100vw"
          imgClassName="aspect-[4/5] w-full object-cover object-[82%_60%] sm:absolute sm:inset-0 sm:aspect-auto sm:h-full sm:object-[100%_50%]"
        />
      </div>
      <div className="sm:col-start-8">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 mb-6 max-w-[30em]">{text}</p>
        <FactList items={facts} look="row" />
        <ul className="mt-8 grid grid-cols-2 border-t border-l border-line bg-white">
          {items.map((part) => (
            <li className="border-r border-b border-line px-5 pt-4 pb-5" key={part.id}>
              <PrintedPart shape={part.id} label={part.drawing} fits={part.fits} />
              <h3 className="text-[1rem]">{part.name}</h3>
              <p className="text-[0.8125rem]/[1.7] text-ink-3">{part.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** How the parts work together: one diagram, drawn wide and drawn narrow. */
function SystemSection({ label, title, caption, drawing, ...parts }: CustomAutomation['system']) {
  return (
    <Section label={label} title={title} titleClass="sm:max-md:col-end-8 md:col-end-10" surface="sunk">
      <figure className="sm:max-md:col-start-8">
        <SystemDiagram {...parts} label={drawing} />
        <SystemColumn {...parts} label={drawing} />
        <FigureCaption {...caption} />
      </figure>
    </Section>
  );
}

/** LabCraft on the dark band: the statement beside its screen. */
function LabcraftSection({ label, title, text, more, caption, panel }: CustomAutomation['labcraft']) {
  return (
    <Section label={label} surface="night">
      <div className="self-center md:col-end-6">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 mb-6">{text}</p>
        <ButtonLink look="secondary-night" to={labcraftPage.path} text={more} />
      </div>
      <figure className="sm:max-md:-col-end-1 md:col-start-6">
        <LabcraftPanel {...panel} />
        <figcaption className="caption">{caption}</figcaption>
      </figure>
    </Section>
  );
}

/** What is better left alone for now: who reads it trusts the rest of the page. */
function LimitsSection({ label, title, text, items, link, more }: CustomAutomation['limits']) {
  return (
    <Section label={label} flush>
      <div className="md:col-end-6">
        <Heading level={2} label={label} text={title} />
        <p className="mt-4 mb-5">{text}</p>
        <ButtonLink look="text" to={link} text={more} />
      </div>
      <TitledList
        items={items}
        className="sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-x-gap md:col-start-7"
        itemClass="border-t border-line py-5 sm:max-md:odd:last:col-span-full"
        textClass="mt-1 text-small"
      />
    </Section>
  );
}

type RelatedServicesProps = { label: string; title: string; items: readonly ServiceRow[]; flush?: boolean };

/** Links to neighbouring services, in three columns. */
function RelatedServices({ label, title, items, flush }: RelatedServicesProps) {
  return (
    <Section label={label} title={title} flush={flush}>
      <ServiceRows items={items} columns={3} />
    </Section>
  );
}
