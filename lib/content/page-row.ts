/** What the content layer must know of a page: its folder in `content/pages`, and what its two files hold. */
import type { z } from 'zod';
import type { Locale } from '../i18n/locales.ts';
import type { Reference } from './references.ts';

export type PageRow = {
  schemas: Record<Locale, z.ZodType>;
  /** Fields that say the same in both languages. */
  shared: readonly string[];
  /** Ids of entries that the copy names; each must exist. */
  references?(copy: never): Reference[];
};

/** Rows by the name of their folder. */
export type PageRows = Record<string, PageRow>;
