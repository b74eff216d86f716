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

/** What the block is, in plain words, above the statement of its heading; read together with it. */
const KICKER =
  'mb-3 block font-body font-semibold text-small/[1.6] tracking-normal [font-feature-settings:normal] ' +
  'text-[color:var(--kicker,var(--color-ink-2))]';
/** Only for those who hear it: on the screen the line says the same. */
const COLON = 'absolute size-px overflow-hidden [clip:rect(0_0_0_0)]';

const bare = (text: string) => plainText(text).replace(/[\s。.]/g, '');

/** A heading that breaks between phrases. */
export function Heading({ level, text, label, lang, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag lang={lang} {...rest}>
      {label && bare(label) !== bare(text) ? (
        <span className={KICKER} data-kicker>
          {label}
          <span className={COLON} data-kicker="colon">
            {isJapanese(text) ? '：' : ': '}
          </span>
        </span>
      ) : null}
      <Phrases text={text} lang={lang} />
    </Tag>
  );
}
