/** What somebody says, and who. */
export function Voice({ quote, author }: { quote: string; author?: string | undefined }) {
  return (
    <figure className="border-l-3 border-teal py-1 pl-6">
      <blockquote className="max-w-[34em] text-lead/[1.8] text-ink">{quote}</blockquote>
      {author ? <figcaption className="mt-3 text-[0.875rem] text-ink-3">{author}</figcaption> : null}
    </figure>
  );
}
