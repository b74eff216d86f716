import { PageTitle, PageTop } from '@/app/frame/page-top';
import { ListSection } from '@/components/sections/list-section';
import '@/app/styles/pages/about.css';
import type { AboutCopy } from '@/app/[locale]/about/copy';
import { contactPage } from '@/app/[locale]/contact/definition';
import { route } from '@/app/page-route';
import { ClosingAsk } from '@/components/sections/closing-ask';
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
    <ListSection {...copy.values} titleClass="a-1 b-9" list={{ ordered: true, className: 'prow' }} />
    <LabneedsBlock {...copy.labneeds} />
    <CompanyProfile {...copy.profile} />
    <ClosingAsk {...copy.ask} to={contactPage.path} />
  </>
));

export { generateMetadata, Page as default };

/** The mission in two lines and no picture; what we are stands lower right. */
function AboutHero({ title, text }: AboutCopy['hero']) {
  return (
    <PageTop page={aboutPage} sheet="s">
      <PageTitle page={aboutPage} text={title} className="abhead" />
      <p className="lead abhead__l a-6 b-12">{text}</p>
    </PageTop>
  );
}

/** The greeting, set as a letter and signed by the company. */
async function GreetingLetter({ label, title, to, paragraphs }: AboutCopy['greeting']) {
  const locale = await pageLocale();
  return (
    <Section label={label} title={title} titleClass="a-1 b-6">
      <div className="abletter a-6 b-13">
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
    <div className="night sec">
      <Sentence {...vision} />
      <Sentence {...mission} />
    </div>
  );
}

function Sentence({ title, text }: AboutCopy['vision']) {
  return (
    <section className="s absay" aria-label={title}>
      <Heading level={2} text={title} className="a-1 b-4" />
      <p className="head absay__t a-4 b-13">
        <Phrases text={text} />
      </p>
    </section>
  );
}
