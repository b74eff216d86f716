import type { Locale } from '@/lib/i18n/locales';
import { blocks } from './blocks';
import { drawings } from './drawings';
import { layout } from './layout-parts';
import { articles } from './lists/articles';
import { lists } from './lists/lists';
import { pageDrawings } from './page-drawings';
import { SAMPLES, type Samples } from './samples';
import { sections } from './sections/sections';
import type { Specimens } from './specimens';
import { controls } from './ui/controls';
import { media } from './ui/media';
import { texts } from './ui/texts';

type Parts = Partial<Record<keyof Samples['parts'], Specimens>>;

/** The parts of the sheet that are made of specimens. */
export function componentParts(locale: Locale): Parts {
  const words = SAMPLES[locale];
  return {
    ui: { ...controls(words), ...texts(words), ...media(words) },
    drawings: drawings(words),
    pageDrawings: pageDrawings(words, locale),
    sections: sections(words),
    blocks: blocks(locale),
    lists: { ...lists(words, locale), ...articles(words, locale) },
    layout: layout(words),
  };
}
