import { type MailDraft, mailDraftText, mailFormBody } from '@/lib/mail-draft';
import type { StudioProps } from './props';

export type Booking = Pick<StudioProps, 'mail' | 'words' | 'questions' | 'locale'> & {
  typed: { text: string };
};

/**
 * What is asked for a booking (spec section 7), below the protocol or what stands in its place. The protocol is in the
 * visitor's own words: written out anew, the first example would be too long for a link in Japanese.
 */
export const bookingDraft = (
  { mail: to, words: { take }, questions, typed }: Booking,
  protocol = typed.text.trim() || take.paste,
): MailDraft => ({
  to,
  subject: take.subject,
  body: mailFormBody(`${take.sentence}\n\n${protocol}`, questions),
});

/** The draft as text, for those who write their mails elsewhere: the protocol is in it, however long. */
export const bookingText = (of: Booking): string => mailDraftText(bookingDraft(of));
