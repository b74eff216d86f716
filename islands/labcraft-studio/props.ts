import type { Locale } from '@/lib/i18n/locales';
import type { TryWords } from '@/lib/pages/try-words';
import type { Understood } from '@/lib/protocol/understand';
import type { Example } from './example';

/** What the server gives the studio. */
export type StudioProps = {
  locale: Locale;
  words: TryWords;
  examples: readonly Example[];
  /** What the first example means: what reads a text comes with the first touch. */
  reading: Understood;
  /** Path of the page of the studio, for links to a protocol. */
  address: string;
  /** Where a booking of a demo goes. */
  mail: string;
  /** What the mail asks for, below the protocol. */
  questions: readonly string[];
  /** Address of the JSON Schema of a protocol. */
  schema: string;
};
