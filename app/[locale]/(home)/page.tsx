import { route } from '@/app/page-route';
import type { Locale } from '@/lib/i18n/locales';
import { homePage } from './definition';
import { EnglishHome } from './english-home';
import { JapaneseHome } from './japanese-home';
import { LabneedsArrival } from './labneeds-arrival';

/** The two homes are laid out differently (spec section 2). */
const draw = (_: unknown, locale: Locale) => (
  <>
    {locale === 'ja' ? <JapaneseHome {...homePage.copy('ja')} /> : <EnglishHome {...homePage.copy('en')} />}
    <LabneedsArrival />
  </>
);

const { generateMetadata, Page } = route(homePage, draw, { footer: { en: 'simple' } });

export { generateMetadata, Page as default };
