import type { LabcraftCopy } from '@/app/[locale]/services/labcraft/copy';
import { MailDraftActions } from '@/components/sections/mail-draft-actions';
import { MailLetter } from '@/components/sections/mail-letter';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { mailFormBody } from '@/lib/mail-draft';

type DemoBookingProps = LabcraftCopy['contact'];

/** Books a demo by mail (spec section 7): the draft, and beside it what it will ask. */
export function DemoBooking({ label, title, text, action, letter }: DemoBookingProps) {
  return (
    <Section label={label} surface="sunk" id="contact">
      <div className="a-1 b-7">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 mb-8 max-w-[27em]">{text}</p>
        <MailDraftActions
          text={action}
          subject={letter.subject}
          body={mailFormBody(letter.sentence, letter.questions)}
        />
      </div>
      <MailLetter {...letter} className="a-8 b-13" />
    </Section>
  );
}
