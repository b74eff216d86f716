import { both, type Locale } from '@/lib/i18n/locales';
import { BLOCK_EXAMPLES } from '../blocks/examples';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** Stands wherever an example has a picture: a path inside `content/`. */
export const SAMPLE_IMAGE = 'pages/home/bench.webp';

const OWN: Record<Locale, typeof ja> = { ja, en };

/** What the component sheet and the examples of components say, in both languages; lists are those of the blocks. */
export const SAMPLES = both((locale) => ({
  ...OWN[locale],
  facts: BLOCK_EXAMPLES.facts[locale].items,
  steps: BLOCK_EXAMPLES.steps[locale].items,
  questions: BLOCK_EXAMPLES.questions[locale].items,
}));

export type Samples = (typeof SAMPLES)['ja'];
