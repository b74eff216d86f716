/** What the social image of a page says. Pure. */

export type SocialCard = {
  /** The statement; a `|` marks a line break made by hand. */
  title: string;
  /** What the page adds to its title, set smaller. */
  note?: string;
  /** The part of the site that an entry belongs to, and its day: 「ブログ」, 2025-05-22. */
  section?: string;
  date?: string;
  /** Path inside `content/`; without one the card shows the drawn arm. */
  picture?: string;
};

/** Titles join their parts with a bar or a colon; a colon between two digits belongs to a time: 13：00. */
const JOINT = /(\s*(?:[｜|]|(?<!\p{Nd})：|：(?!\p{Nd}))\s*|(?<=[A-Za-z]): )/u;

/** Only a whole word of small letters: iPS, pH, mRNA and siRNA are written like that in front, too. */
const capitalised = (text: string) =>
  text.replace(/^[a-z]+(?![\p{L}\p{N}])/u, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/**
 * The statement and the note of a title such as 「会社案内｜研究者を、くり返しから自由に」; a third part stays joined to the
 * note. The company's name stands on every card, so it is left out.
 */
export function cardFromTitle(title: string, company: string): Pick<SocialCard, 'title' | 'note'> {
  // Parts and the joints between them take turns.
  const pieces = title.split(JOINT);
  const parts = pieces
    .map((text, at) => ({ text, joint: pieces[at - 1] ?? '' }))
    .filter(({ text }, at) => at % 2 === 0 && text !== company);
  const [first = title, second, ...later] = parts.map(({ text, joint }, at) =>
    at < 2 ? text : joint + text,
  );
  return {
    title: capitalised(first),
    ...(second !== undefined && { note: capitalised([second, ...later].join('')) }),
  };
}
