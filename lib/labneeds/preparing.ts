/** The switch `labneeds` of `content/site.json`: LabNeeds has its pages, or only shows a notice (spec section 8). */
import type { Metadata } from 'next';
import type { Locale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';

export type LabneedsSwitch = 'open' | 'preparing';

/** The place on the home page that shows the notice on arrival. */
export const NOTICE_ID = 'labneeds-preparing';

/** Where visitors of a LabNeeds page are sent while it is in preparation: `/en#labneeds-preparing`. */
export const noticeAddress = (locale: Locale): string => localizedPath(locale, `/#${NOTICE_ID}`);

/** The head of a LabNeeds page; search engines do not list it while it only shows the notice. */
export const labneedsMetadata = (state: LabneedsSwitch, metadata: Metadata): Metadata =>
  state === 'preparing' ? { ...metadata, robots: { index: false } } : metadata;
