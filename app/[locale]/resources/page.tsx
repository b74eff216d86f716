import type { ResourcesCopy } from '@/app/[locale]/resources/copy';
import { labclonePage } from '@/app/[locale]/services/lablockly/definition';
import { PageTitle, PageTop } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { LinkRow, LinkRows, ROW_LINK } from '@/components/sections/link-rows';
import { inPreparation, PageLink } from '@/components/sections/page-link';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { resourcesPage } from './definition';
import { DocumentShelf } from './document-shelf';
import { ForWhom, GuideFeature } from './guide-feature';

/** /resources: what to read, and for whom it is, for visitors who come from LabClone. */
const { generateMetadata, Page } = route(resourcesPage, (copy) => (
  <>
    <ResourcesHero {...copy.hero} />
    <GuideFeature forWhom={copy.audience} {...copy.guide} />
    <DocumentShelf {...copy.shelf} />
    <Library forWhom={copy.audience} {...copy.library} />
    <Preparation {...copy.prepare} />
  </>
));

export { generateMetadata, Page as default };

/** The statement on the left, whom the page is for on the right. */
function ResourcesHero({ title, text }: ResourcesCopy['hero']) {
  return (
    <PageTop page={resourcesPage} sheet>
      <PageTitle
        page={resourcesPage}
        text={title}
        className="pt-[clamp(1.5rem,4vw,4rem)] pb-[clamp(1rem,4vw,4rem)] md:col-end-9"
      />
      <Lead className="self-end pb-[clamp(2.5rem,4.5vw,4.5rem)] md:col-start-9">{text}</Lead>
    </PageTop>
  );
}

type LibraryProps = ResourcesCopy['library'] & { forWhom: string };
type ResourceProps = ResourcesCopy['library']['items'][number] & { forWhom: string };

/** Everything else to read: what it is, and whom it is for. */
function Library({ label, title, items, forWhom }: LibraryProps) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-11">
      <LinkRows>
        {items.map((item) => (
          <Resource key={item.link} {...item} forWhom={forWhom} />
        ))}
      </LinkRows>
    </Section>
  );
}

function Resource({ name, text, audience, link, forWhom }: ResourceProps) {
  return (
    <LinkRow
      name={
        <>
          <PageLink to={link} className={ROW_LINK}>
            <Phrases text={name} />
          </PageLink>
          {inPreparation(link) ? <Badge status="soon" /> : null}
        </>
      }
      text={text}
      className="md:grid-cols-[4fr_4fr_3fr_auto] md:items-center md:gap-x-gap md:py-7"
      arrowClass="md:col-auto md:row-auto"
    >
      <ForWhom
        term={forWhom}
        text={audience}
        className="mt-2 text-[0.9375rem]/[1.8] sm:max-md:col-start-2 md:mt-0"
      />
    </LinkRow>
  );
}

/** What to look for before asking about LabClone, and the way back to it. */
function Preparation({ label, title, text, items, note, back }: ResourcesCopy['prepare']) {
  return (
    <Section label={label} surface="white">
      <div className="md:col-end-7">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 mb-4 max-w-[26em]">{text}</p>
        <ButtonLink look="text" to={labclonePage.path} text={back} />
      </div>
      <div className="md:col-start-8">
        <ul className="border-t border-ink sm:grid sm:grid-cols-2 sm:gap-x-gap">
          {items.map((item) => (
            <li key={item.title} className="border-b border-line py-5">
              <Heading level={3} text={item.title} className="text-[1.0625rem]" />
              <p className="text-small">{item.text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-small text-ink-3">{note}</p>
      </div>
    </Section>
  );
}
