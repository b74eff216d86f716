import type { AboutCopy } from '@/app/[locale]/about/copy';
import { contactPage } from '@/app/[locale]/contact/definition';
import { PageTitle, PageTop } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { ListSection } from '@/components/sections/list-section';
import { Heading } from '@/components/ui/heading';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { CompanyProfile } from './company-profile';
import { aboutPage } from './definition';
import { LabneedsBlock } from './labneeds-block';

/** /about (spec section 2), block by block. Its closing block leads to the contact page. */
const { generateMetadata, Page } = route(aboutPage, (copy) => (
  <>
    <AboutHero {...copy.hero} />
    <GreetingLetter {...copy.greeting} />
    <VisionAndMission vision={copy.vision} mission={copy.mission} />
    <ListSection {...copy.values} titleClass="md:col-end-10" list={{ ordered: true, className: 'prow' }} />
    <LabneedsBlock {...copy.labneeds} />
    <CompanyProfile {...copy.profile} />
    <ClosingAsk {...copy.ask} to={contactPage.path} />
  </>
));

export { generateMetadata, Page as default };

/** The mission in two lines and no picture; what we are stands lower right. */
function AboutHero({ title, text }: AboutCopy['hero']) {
  return (
    <PageTop page={aboutPage} sheet="sheet">
      <PageTitle page={aboutPage} text={title} className="abhead" />
      <p className="lead abhead__l md:col-start-7 md:col-end-13">{text}</p>
    </PageTop>
  );
}

/** The greeting, set as a letter and signed by the company. */
async function GreetingLetter({ label, title, to, paragraphs }: AboutCopy['greeting']) {
  const locale = await pageLocale();
  return (
    <Section label={label} title={title} titleClass="md:col-end-7">
      <div className="abletter md:col-start-7">
        <p className="abletter__to">{to}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="abletter__by">{site().company.name[locale]}</p>
      </div>
    </Section>
  );
}

/** The dark band of the page: two sentences, one under the other. */
function VisionAndMission({ vision, mission }: Pick<AboutCopy, 'vision' | 'mission'>) {
  return (
    <div className="surface-night py-section">
      <Sentence {...vision} />
      <Sentence {...mission} />
    </div>
  );
}

function Sentence({ title, text }: AboutCopy['vision']) {
  return (
    <section className="sheet absay" aria-label={title}>
      <Heading level={2} text={title} className="md:col-end-5" />
      <p className="heading absay__t md:col-start-5">
        <Phrases text={text} />
      </p>
    </section>
  );
}
