/** Mail drafts (spec section 7): a link that opens the visitor's mail program with subject and body filled in. */
import { isJapanese } from './text/lines.ts';

export type MailDraft = { to: string; subject: string; body: string };

/** Longer links silently do nothing in some mail programs. */
export const MAX_LENGTH = 2000;

/**
 * The `mailto:` link of a draft; line breaks are CRLF, as mail wants them.
 * @throws RangeError naming the subject if the encoded link is longer than 2,000 characters.
 */
export function mailDraftLink({ to, subject, body }: MailDraft): string {
  const lines = body.replace(/\r?\n/g, '\r\n');
  const link = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
  if (link.length > MAX_LENGTH)
    throw new RangeError(`mail draft "${subject}": ${link.length} characters encoded, at most ${MAX_LENGTH}`);
  return link;
}

/** The draft as plain text, for those who copy it into their own mail. */
export const mailDraftText = ({ to, subject, body }: MailDraft): string => `${to}\n${subject}\n\n${body}\n`;

/** The body of a draft that asks for answers: the sentence, a blank line, and each question with a colon after it. */
export const mailFormBody = (sentence: string, questions: readonly string[]): string =>
  [sentence, '', ...questions.map((question) => `${question}${isJapanese(question) ? '：' : ': '}`)].join(
    '\n',
  );
