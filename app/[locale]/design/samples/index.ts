import type { Locale } from '@/lib/i18n/locales';
import { en } from './en';
import { ja } from './ja';

export type Samples = typeof ja;

/** What the component sheet says, in both languages. */
export const SAMPLES: Readonly<Record<Locale, Samples>> = { ja, en };
