import { labcraftPage } from '@/app/[locale]/services/labcraft/definition';
import { SAMPLES, type Samples } from '@/components/examples/samples';
import type { Specimens } from '@/components/examples/specimens';
import type { Locale } from '@/lib/i18n/locales';
import { blocks } from './blocks';
import { drawings } from './drawings';
import { layout } from './layout-parts';
import { articles } from './lists/articles';
import { lists } from './lists/lists';
import { sections } from './sections/sections';
import { ui } from './ui';

type Parts = Partial<Record<keyof Samples['parts'], Specimens>>;

/** The parts of the sheet that are made of specimens. */
export async function componentParts(locale: Locale): Promise<Parts> {
  const words = SAMPLES[locale];
  return {
    ui: await ui(words),
    drawings: drawings(words, labcraftPage.copy(locale).hero.panel),
    sections: sections(words),
    blocks: blocks(locale),
    lists: { ...lists(words, locale), ...articles(words, locale) },
    layout: layout(words),
  };
}
