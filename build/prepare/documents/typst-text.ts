/** Texts as Typst reads them: all of them are strings, so that no sign in them means anything to it. */
import type { DocumentStep } from '../../../lib/documents/blocks.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { isJapanese, JAPANESE_RUN, linesOf } from '../../../lib/text/lines.ts';
import { phrasesOf } from '../../../lib/text/phrases.ts';

/** A text as a string of Typst. */
export const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

/** Where a title may break on paper, besides: a column of headings there is narrower than any screen. */
const PAPER_BREAK =
  /(?<=\s)(?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])|(?<=および|または|ならびに|もしくは)/u;

/** A list of values as Typst writes it, one alone too. */
export const array = (values: readonly string[]): string =>
  `(${values.map((value) => `${value},`).join('')})`;

/** The texts and titles of a document in a language. */
export class TypstText {
  protected readonly locale: Locale;

  constructor(locale: Locale) {
    this.locale = locale;
  }

  /** A text; what is Japanese in an English document is said to be so. */
  text(value: string): string {
    if (this.locale === 'ja' || !isJapanese(value)) return quoted(value);
    const parts = value
      .split(JAPANESE_RUN)
      .map((part, index) => (index % 2 === 1 ? `japanese(${quoted(part)})` : part && quoted(part)))
      .filter((part) => part !== '');
    return `{${parts.join(';')}}`;
  }

  /** Steps with what they say, each with the steps within it. */
  steps(rows: readonly DocumentStep[]): string {
    return array(
      rows.map(({ title, text, within }) =>
        array([this.text(title), this.text(text), ...(within ? [this.steps(within)] : [])]),
      ),
    );
  }

  /** A title: Japanese ones break between phrases. */
  title(value: string): string {
    const lines = linesOf(value);
    if (!isJapanese(value)) return this.text(lines.join(' '));
    const phrases = lines.flatMap(phrasesOf).flatMap((phrase) => phrase.split(PAPER_BREAK));
    return `phrases(${array(phrases.map(quoted))})`;
  }

  /** A title whose lines are broken by hand. */
  lines(value: string): string {
    return linesOf(value)
      .map((line) => this.title(line))
      .join(' + linebreak() + ');
  }
}
