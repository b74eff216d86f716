import { PageBreadcrumb } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { ExampleSymbols } from '@/components/drawings/example-symbols';
import { InstrumentSymbols } from '@/components/drawings/instrument-symbols';
import { Island } from '@/components/island';
import { TitledList } from '@/components/sections/titled-list';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Section } from '@/components/ui/section';
import { Sheet } from '@/components/ui/sheet';
import DeskCheck from '@/islands/desk-check';
import { figure, site } from '@/lib/content';
import { companyFacts } from '@/lib/desk-check/company-facts';
import type { PlanPageCopy } from './copy';
import { planPage } from './definition';
import { Patterns } from './patterns';

/** The desk check: a procedure in, a decision paper out; below it the method and a sheet to fill in by hand. */
const { generateMetadata, Page } = route(planPage, (copy, locale) => {
  const { company, mail } = site();
  return (
    <>
      <Hero {...copy.hero} label={copy.head.label} />
      <Symbols />
      <Patterns />
      <Island
        name="desk-check"
        component={DeskCheck}
        props={{
          words: copy.tool,
          names: copy.names,
          presets: copy.presets,
          locale,
          facts: companyFacts(figure),
          company: { name: company.name[locale], address: company.address[locale], mail },
        }}
      />
      <Method {...copy.method} />
    </>
  );
});

export { generateMetadata, Page as default };

/** What the tool draws again and again, once in the page and not in its script. */
const Symbols = () => (
  <svg className="drawing absolute" width="0" height="0" aria-hidden="true">
    <defs>
      <ExampleSymbols />
      <InstrumentSymbols />
    </defs>
  </svg>
);

/** What it answers, and that nothing is sent: low where the screen is wide, for the tool below it to be in sight. */
const Hero = ({
  label,
  title,
  text,
  private: unsent,
  noscript,
}: PlanPageCopy['hero'] & { label: string }) => (
  <Sheet className="pt-24 pb-10">
    <PageBreadcrumb page={planPage} />
    <div className="pt-6">
      <Heading level={1} label={label} text={title} className="md:text-h2 md:[&>br]:hidden" />
    </div>
    <Lead className="mt-5 md:col-end-8">{text}</Lead>
    <p className="mt-4 self-end border-l-3 border-teal pl-4 text-small text-ink md:col-start-9">{unsent}</p>
    <noscript>
      <p className="mt-6 text-ink">{noscript}</p>
    </noscript>
  </Sheet>
);

/** How the answer is found, for readers who want to check it or do it by hand. */
const Method = ({ label, title, text, items, more, link }: PlanPageCopy['method']) => (
  <Section label={label} surface="white" className="isolated">
    <div className="md:col-end-6">
      <Heading level={2} label={label} text={title} />
      <p className="mt-5 mb-6">{text}</p>
      <ButtonLink look="text" to={link} text={more} />
    </div>
    <TitledList
      ordered
      items={items}
      className="md:col-start-7"
      itemClass="border-t border-line py-5"
      textClass="mt-1 text-small"
    />
  </Section>
);
