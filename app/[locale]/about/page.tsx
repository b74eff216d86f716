import type { AboutCopy } from '@/app/[locale]/about/copy';
import { PageTitle, PageTop } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { NumberedRows } from '@/app/sections/numbered-rows';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { CompanyProfile } from './company-profile';
import { aboutPage } from './definition';
import { LabneedsBlock } from './labneeds-block';

/** /about (spec section 2), block by block. */
const { generateMetadata, Page } = route(aboutPage, (copy) => (
  <>
    <AboutHero {...copy.hero} />
    <GreetingLetter {...copy.greeting} />
    <VisionAndMission vision={copy.vision} mission={copy.mission} />
    <ValuesList {...copy.values} />
    <LabneedsBlock {...copy.labneeds} />
    <CompanyProfile {...copy.profile} />
  </>
));

export { generateMetadata, Page as default };

/** The mission in two lines and no picture; what we are stands lower right. */
function AboutHero({ title, text }: AboutCopy['hero']) {
  return (
    <PageTop page={aboutPage} sheet>
      <PageTitle page={aboutPage} text={title} className="pt-[clamp(2rem,6vw,6rem)]" />
      <Lead className="mt-[clamp(2.5rem,7vw,7rem)] md:col-start-7 md:col-end-13">{text}</Lead>
    </PageTop>
  );
}

/** The greeting, set as a letter and signed by the company. */
async function GreetingLetter({ label, title, to, paragraphs }: AboutCopy['greeting']) {
  const locale = await pageLocale();
  return (
    <Section label={label} title={title} titleClass="md:col-end-7">
      <div className="max-w-[38em] border-t border-ink pt-6 md:col-start-7">
        <p className="font-semibold text-ink">{to}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-6">
            {paragraph}
          </p>
        ))}
        <p className="mt-10 text-right font-head text-[1.125rem]/[1.6] font-semibold text-ink">
          {site().company.name[locale]}
        </p>
      </div>
    </Section>
  );
}

/** What the company holds to. */
function ValuesList({ label, title, items }: AboutCopy['values']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-10">
      <NumberedRows items={items} />
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
    <section
      className="sheet gap-y-4 not-first:mt-part md:border-t md:border-night-line md:pt-6"
      aria-label={title}
    >
      <Heading
        level={2}
        text={title}
        className="text-[1.125rem]/[1.5] tracking-normal text-teal-aqua md:col-end-5"
      />
      <p className="heading text-h2/[1.36] text-white md:col-start-5">
        <Phrases text={text} />
      </p>
    </section>
  );
}
