/** The words of a link that are the same on every card, and what it is about, which makes its name one that stands alone. */
export const LinkText = ({ text, of }: { text: string; of: string }) => (
  <>
    {text}
    <span className="visually-hidden"> {of}</span>
  </>
);
