import { Fragment } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { isJapanese, linesOf } from '@/lib/text/lines';
import { phrasesOf, QUOTE_WITH_PARTICLE } from '@/lib/text/phrases';
import { holdUnits } from '@/lib/text/units';

type PhrasesProps = {
  /** `|` breaks the line. */
  text: string;
  /** Japanese breaks between phrases; without it the text itself tells. */
  lang?: Locale;
};

/** A text whose lines break where a reader would pause: by hand at `|`, and in Japanese between phrases. */
export function Phrases({ text, lang = isJapanese(text) ? 'ja' : 'en' }: PhrasesProps) {
  return linesOf(holdUnits(text)).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and nothing reorders them
    <Fragment key={index}>
      {index > 0 && <LineBreak lang={lang} />}
      {lang === 'ja' ? <Line phrases={phrasesOf(line)} /> : line}
    </Fragment>
  ));
}

/** English keeps a space, so that the words stay apart where the text is read without its lines. */
const LineBreak = ({ lang }: { lang: Locale }) => (
  <>
    {lang === 'en' && ' '}
    <br />
  </>
);

const Line = ({ phrases }: { phrases: readonly string[] }) =>
  phrases.map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase.split(QUOTE_WITH_PARTICLE).map((part, at) =>
        at % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={at} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </Fragment>
  ));
