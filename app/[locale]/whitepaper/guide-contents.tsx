import type { WhitepaperCopy } from '@/app/[locale]/whitepaper/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { guideParts } from './guide';

type GuideContentsProps = WhitepaperCopy['contents'] & Pick<WhitepaperCopy, 'guide'>;

/** A table of contents: one card for each part, with the headings of its chapters. */
export function GuideContents({ label, title, text, guide }: GuideContentsProps) {
  const parts = guideParts(guide);
  return (
    <Section label={label} surface="white">
      <div className="a-1 b-5">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 max-w-[22em]">{text}</p>
      </div>
      <ol className="toc a-5 b-13">
        {guide.parts.map(({ title: part, summary }, index) => (
          <li key={part}>
            <div>
              <Heading level={3} text={part} />
              <p className="small mt-2">{summary}</p>
            </div>
            <div>
              {parts[index]?.chapters.map(({ heading }) => (
                <p key={heading} className="toc__c">
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
