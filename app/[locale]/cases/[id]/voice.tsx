/** What somebody says, and who. */
export function Voice({ quote, author }: { quote: string; author: string }) {
  return (
    <figure className="voice">
      <blockquote>{quote}</blockquote>
      <figcaption>{author}</figcaption>
    </figure>
  );
}
