import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { Phrases } from './phrases';

type Level = 1 | 2 | 3 | 4;

type HeadingProps = Omit<ComponentProps<`h${Level}`>, 'children' | 'lang'> & {
  level: Level;
  /** `|` breaks the line. */
  text: string;
  /** Only where the heading's language is not the page's. */
  lang?: Locale;
};

/** A heading that breaks between phrases. */
export function Heading({ level, text, lang, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag lang={lang} {...rest}>
      <Phrases text={text} lang={lang} />
    </Tag>
  );
}
