/** The catalogue and the texts that have arrived, folded for searching. */
import { holds } from './find.ts';
import { fold } from './fold.ts';
import type { Catalogue, CataloguePage, Section, Shard } from './index-format.ts';
import { vocabularyOf } from './spelling.ts';

export type FoldedPage = {
  page: CataloguePage;
  title: string;
  description: string;
  sections: { heading: string; text: string }[];
  /** As they are shown. */
  original: { description: string; sections: Section[] };
};

/** Nothing of an index stands on both sides of this sign. */
const BETWEEN = '\n';

export class Corpus {
  readonly pages: FoldedPage[];
  #all: string | undefined;
  #vocabulary: ReadonlyMap<string, number> | undefined;

  constructor({ pages }: Pick<Catalogue, 'pages'>) {
    this.pages = pages.map((page) => ({
      page,
      title: fold(page.title),
      description: '',
      sections: [],
      original: { description: '', sections: [] },
    }));
  }

  /** Adds the texts of a shard; one that has come before replaces nothing but itself. */
  add(shard: Shard): void {
    for (const { page, description, sections } of shard) {
      const target = this.pages[page];
      if (!target) continue;
      target.description = fold(description);
      target.sections = sections.map(([, heading, text]) => ({ heading: fold(heading), text: fold(text) }));
      target.original = { description, sections };
    }
    this.#all = undefined;
    this.#vocabulary = undefined;
  }

  /** Whether a folded word stands anywhere. */
  has(word: string): boolean {
    this.#all ??= this.pages.map((page) => this.#textsOf(page).join(BETWEEN)).join(BETWEEN);
    return holds(this.#all, word);
  }

  /** How often each word that can be corrected to stands anywhere. */
  vocabulary(): ReadonlyMap<string, number> {
    this.#vocabulary ??= vocabularyOf(this.pages.flatMap((page) => this.#textsOf(page)));
    return this.#vocabulary;
  }

  #textsOf({ title, description, sections }: FoldedPage): string[] {
    return [title, description, ...sections.flatMap(({ heading, text }) => [heading, text])];
  }
}
