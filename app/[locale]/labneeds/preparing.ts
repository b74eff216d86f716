/** The switch `labneeds` of `content/site.json`: LabNeeds has its pages, or only shows a notice (spec section 8). */
import type { Locale } from '../../../lib/i18n/locales.ts';
import { localizedPath } from '../../../lib/i18n/paths.ts';

/** The place on the home page that shows the notice on arrival. */
export const NOTICE_ID = 'labneeds-preparing';

/** Where visitors of a LabNeeds page are sent while it is in preparation: `/en#labneeds-preparing`. */
export const noticeAddress = (locale: Locale): string => localizedPath(locale, `/#${NOTICE_ID}`);
