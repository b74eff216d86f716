import { mailDraftLink } from '@/lib/mail-draft';
import { printProtocol } from '@/lib/protocol/print';
import { understand } from '@/lib/protocol/understand';
import type { StudioState } from './use-studio';

/**
 * A mail draft with the protocol in it, or with a place for it where it is not all understood, or a mail program would not
 * take all of it.
 */
export function booking({ mail: to, words, typed, locale }: StudioState): string {
  const { subject, sentence, paste } = words.take;
  const { understood, protocol } = understand(typed.text, locale);
  const draft = (body: string) => mailDraftLink({ to, subject, body: `${sentence}\n\n${body}\n` });
  try {
    return draft(understood && protocol.steps.length ? printProtocol(protocol, locale) : paste);
  } catch {
    return draft(paste);
  }
}
