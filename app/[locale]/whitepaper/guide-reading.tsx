import type { WhitepaperCopy } from '@/app/[locale]/whitepaper/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { GuideText } from './guide-text';

type GuideReadingProps = WhitepaperCopy['reading'] & Pick<WhitepaperCopy, 'guide'>;

/** The whole guide, for reading on the page; the download saves the text of this block. */
export function GuideReading({ label, title, text, guide }: GuideReadingProps) {
  return (
    <Section label={label} surface="white" id="guide">
      <div className="a-1 b-5">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 max-w-[22em]">{text}</p>
      </div>
      <GuideText {...guide} />
    </Section>
  );
}
