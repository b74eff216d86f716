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

/** Titles join their parts with a bar or a colon. */
const JOINT = /\s*[｜|：]\s*|(?<=[A-Za-z]): /;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The statement and the note of a title such as 「会社案内｜研究者を、くり返しから自由に」. The company's name stands on
 * every card, so it is left out.
 */
export function cardFromTitle(title: string, company: string): Pick<SocialCard, 'title' | 'note'> {
  const [first = title, note] = title.split(JOINT).filter((part) => part !== company);
  return { title: capitalised(first), ...(note !== undefined && { note: capitalised(note) }) };
}
