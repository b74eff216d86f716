import type { WhitepaperCopy } from '@/app/[locale]/whitepaper/copy';
import { guideParts } from '@/app/[locale]/whitepaper/guide';
import { route } from '@/app/page-route';
import { CASE_GRID, CaseCard } from '@/components/sections/case-card';
import { MailRequest } from '@/components/sections/mail-request';
import { Heading } from '@/components/ui/heading';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { whitepaperPage } from './definition';
import { GuideBenefits } from './guide-benefits';
import { GuideText } from './guide-text';
import { WhitepaperHero } from './whitepaper-hero';

/** The page of the automation guide (spec section 2, /whitepaper); its header is always white. */
const { generateMetadata, Page } = route(
  whitepaperPage,
  (copy) => (
    <>
      <WhitepaperHero {...copy} />
      <GuideContents {...copy.contents} guide={copy.guide} />
      <GuideCases {...copy.cases} />
      <GuideBenefits {...copy.benefits} />
      <GuideReading {...copy.reading} guide={copy.guide} />
      <MailRequest
        id="request"
        {...copy.request}
        headClass="md:col-end-9"
        textClass="mt-5 mb-8 max-w-[28em]"
        letterClass="md:col-start-10"
      />
    </>
  ),
  { surface: 'white' },
);

export { generateMetadata, Page as default };

type GuideContentsProps = WhitepaperCopy['contents'] & Pick<WhitepaperCopy, 'guide'>;

/** A table of contents: one card for each part, with the headings of its chapters. */
function GuideContents({ label, title, text, guide }: GuideContentsProps) {
  const parts = guideParts(guide);
  return (
    <Section label={label} surface="white">
      <div className="md:col-end-6">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 max-w-[22em]">{text}</p>
      </div>
      <ol className="md:col-start-6">
        {guide.parts.map(({ title: part, summary }, index) => (
          <li
            key={part}
            className="grid gap-x-gap gap-y-4 border-t border-ink pt-6 pb-8 sm:grid-cols-[3fr_5fr]"
          >
            <div>
              <Heading level={3} text={part} />
              <p className="mt-2 text-small">{summary}</p>
            </div>
            <div>
              {parts[index]?.chapters.map(({ heading }) => (
                <p
                  key={heading}
                  className="border-0 border-b border-dotted border-line-strong py-2 text-[0.9375rem] text-ink"
                >
                  {heading}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type Cases = WhitepaperCopy['cases'];

/** Three procedures of the guide, each with the action that decides it. */
function GuideCases({ label, title, note, column, beads, crystal }: Cases) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-10">
      <div>
        <ul className={CASE_GRID}>
          <GuideCase {...column} />
          <GuideCase {...beads} />
          <GuideCase {...crystal} />
        </ul>
        <p className="mt-6 text-small text-ink-3">{note}</p>
      </div>
    </Section>
  );
}

const GuideCase = ({ title, text, image, ...figures }: Cases['column']) => (
  <li>
    <CaseCard
      image={whitepaperPage.imageOf(image)}
      figures={figures}
      title={<Phrases text={title} />}
      text={text}
    />
  </li>
);

type GuideReadingProps = WhitepaperCopy['reading'] & Pick<WhitepaperCopy, 'guide'>;

/** The whole guide, for reading on the page; the download saves the text of this block. */
function GuideReading({ label, title, text, guide }: GuideReadingProps) {
  return (
    <Section label={label} surface="white" id="guide">
      <div className="md:col-end-6">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 max-w-[22em]">{text}</p>
      </div>
      <GuideText {...guide} />
    </Section>
  );
}
