import { mailDraftLink } from '@/lib/mail-draft';
import { understand } from '@/lib/protocol/understand';
import { type Booking, bookingDraft } from './booking-draft';

/**
 * A mail draft with the protocol in it, or with a place for it where it is not all understood, or a mail program would not
 * take all of it.
 */
export function booking(of: Booking): string {
  const { paste } = of.words.take;
  const { understood, protocol } = understand(of.typed.text, of.locale);
  try {
    return mailDraftLink(bookingDraft(of, understood && protocol.steps.length ? undefined : paste));
  } catch {
    return mailDraftLink(bookingDraft(of, paste));
  }
}
