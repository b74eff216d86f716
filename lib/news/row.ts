import type { PackedPicture } from '../listing/card-picture.ts';

/** What the list needs of an article in a language, as it lies in the index (see lib/listing/growth.ts). */
export type NewsRow = {
  id: string;
  /** Date only, `YYYY-MM-DD`. */
  date: string;
  category: string;
  /** The title in pieces between which a line may break. */
  phrases: string[];
  excerpt: string;
  /** Names, in the language of the list. */
  tags: string[];
  picture: PackedPicture | null;
  /** What is to be known about it, in the language of the list; left out where there is nothing. */
  marks?: string[];
};

/** The width of a card's picture at each window width. */
export const NEWS_PICTURE_SIZES = '(min-width: 40rem) 15rem, 90vw';
