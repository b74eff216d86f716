import type { WhitepaperCopy } from '@/app/[locale]/whitepaper/copy';
import { MailDraftActions } from '@/components/sections/mail-draft-actions';
import { MailLetter } from '@/components/sections/mail-letter';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { mailFormBody } from '@/lib/mail-draft';

/** Asks for the guide by mail (spec section 7): the draft, and beside it what it will ask. */
export function GuideRequest({ label, title, text, action, letter }: WhitepaperCopy['request']) {
  return (
    <Section label={label} surface="sunk" id="request">
      <div className="a-1 b-8">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 mb-8 max-w-[28em]">{text}</p>
        <MailDraftActions
          text={action}
          subject={letter.subject}
          body={mailFormBody(letter.sentence, letter.questions)}
        />
      </div>
      <MailLetter {...letter} className="a-9 b-13" />
    </Section>
  );
}
