/** A short list of tags. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="tags" data-tags>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
