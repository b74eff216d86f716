import { mailDraftLink, mailFormBody } from '@/lib/mail-draft';
import { understand } from '@/lib/protocol/understand';
import type { StudioProps } from './props';

type Booking = Pick<StudioProps, 'mail' | 'words' | 'questions' | 'locale'> & { typed: { text: string } };

/**
 * A mail draft with the protocol in it, or with a place for it where it is not all understood, or a mail program would not
 * take all of it; below it what is asked for a booking (spec section 7). The protocol is in the visitor's own words: written
 * out anew, the first example would be too long in Japanese.
 */
export function booking({ mail: to, words, questions, typed, locale }: Booking): string {
  const { subject, sentence, paste } = words.take;
  const { understood, protocol } = understand(typed.text, locale);
  const draft = (body: string) =>
    mailDraftLink({ to, subject, body: mailFormBody(`${sentence}\n\n${body}`, questions) });
  try {
    return draft(understood && protocol.steps.length ? typed.text.trim() : paste);
  } catch {
    return draft(paste);
  }
}
