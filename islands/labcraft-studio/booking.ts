import { type MailDraft, mailDraftLink } from '@/lib/mail-draft';
import { understand } from '@/lib/protocol/understand';
import { type Booking, bookingDraft } from './booking-draft';

/**
 * A mail draft with the protocol in it, or with a place for it where it is not all understood, or a mail program would not
 * take all of it.
 */
export function fittingDraft(of: Booking): MailDraft {
  const { paste } = of.words.take;
  const { understood, protocol } = understand(of.typed.text, of.locale);
  const draft = bookingDraft(of, understood && protocol.steps.length ? undefined : paste);
  try {
    mailDraftLink(draft);
    return draft;
  } catch {
    return bookingDraft(of, paste);
  }
}

/** The link of that draft. */
export const booking = (of: Booking): string => mailDraftLink(fittingDraft(of));
