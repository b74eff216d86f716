import { pageLocale } from '@/lib/i18n/locale';
import { EnglishHome } from './english-home';
import { JapaneseHome } from './japanese-home';
import { LabneedsArrival } from './labneeds-arrival';

/** The two homes are laid out differently (spec section 2). */
export const HomePage = async () => (
  <>
    {(await pageLocale()) === 'ja' ? <JapaneseHome /> : <EnglishHome />}
    <LabneedsArrival />
  </>
);
