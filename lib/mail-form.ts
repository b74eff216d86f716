/** Mail drafts that ask for a few answers (spec section 7): a sentence, then one line for each question. */
import { isJapanese } from './text/lines.ts';

/** The body of such a draft: the sentence, a blank line, and each question with a colon after it. */
export const mailFormBody = (sentence: string, questions: readonly string[]): string =>
  [sentence, '', ...questions.map((question) => `${question}${isJapanese(question) ? '：' : ': '}`)].join(
    '\n',
  );
