import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { isJapanese, plainText } from '@/lib/text/lines';
import { Phrases } from './phrases';

type Level = 1 | 2 | 3 | 4;

type HeadingProps = Omit<ComponentProps<`h${Level}`>, 'children' | 'lang'> & {
  level: Level;
  /** `|` breaks the line. */
  text: string;
  /** What the block or the page is, in plain words: a small line above the statement, unless both say the same. */
  label?: string;
  /** Only where the heading's language is not the page's. */
  lang?: Locale;
};

const bare = (text: string) => plainText(text).replace(/[\s。.]/g, '');

/** A heading that breaks between phrases. */
export function Heading({ level, text, label, lang, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag lang={lang} {...rest}>
      {label && bare(label) !== bare(text) ? (
        <span className="kicker">
          {label}
          <span className="kicker__c">{isJapanese(text) ? '：' : ': '}</span>
        </span>
      ) : null}
      <Phrases text={text} lang={lang} />
    </Tag>
  );
}
