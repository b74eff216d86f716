import { type MailDraft, mailDraftLink, mailDraftText, mailFormBody } from '@/lib/mail-draft';
import { understand } from '@/lib/protocol/understand';
import type { StudioProps } from './props';

type Booking = Pick<StudioProps, 'mail' | 'words' | 'questions' | 'locale'> & { typed: { text: string } };

/** What is asked for a booking (spec section 7), below the protocol or what stands in its place. */
const draftOf = ({ mail: to, words: { take }, questions }: Booking, protocol: string): MailDraft => ({
  to,
  subject: take.subject,
  body: mailFormBody(`${take.sentence}\n\n${protocol}`, questions),
});

/**
 * A mail draft with the protocol in it, or with a place for it where it is not all understood, or a mail program would not
 * take all of it. The protocol is in the visitor's own words: written out anew, the first example would be too long in
 * Japanese.
 */
export function booking(of: Booking): string {
  const { paste } = of.words.take;
  const { understood, protocol } = understand(of.typed.text, of.locale);
  try {
    return mailDraftLink(draftOf(of, understood && protocol.steps.length ? of.typed.text.trim() : paste));
  } catch {
    return mailDraftLink(draftOf(of, paste));
  }
}

/** The same as text, for those who write their mails elsewhere: the protocol is in it, however long. */
export const bookingText = (of: Booking): string => mailDraftText(draftOf(of, of.typed.text.trim()));
