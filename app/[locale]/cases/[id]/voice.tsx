/** What somebody says, and who. */
export function Voice({ quote, author }: { quote: string; author?: string | undefined }) {
  return (
    <figure className="voice">
      <blockquote>{quote}</blockquote>
      {author ? <figcaption>{author}</figcaption> : null}
    </figure>
  );
}
