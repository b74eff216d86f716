/** A post as the list shows it; JSON, texts in the page's language. */
export type BlogItem = {
  slug: string;
  href: string;
  /** Date only, `YYYY-MM-DD`. */
  date: string;
  dateText: string;
  minutesText: string;
  title: string;
  /** The title in pieces between which a line may break. */
  phrases: string[];
  summary: string;
  tags: { id: string; name: string }[];
  picture: BlogPicture | null;
  /** What is to be known about it: drafts, one language only; mostly empty. */
  marks: string[];
};

/** `avif` and `webp` are srcsets. */
export type BlogPicture = {
  avif: string;
  webp: string;
  src: string;
  width: number;
  height: number;
  className: string;
};
