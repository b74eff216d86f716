/** Whom a resource is for. */
export function ForWhom({ term, text }: { term: string; text: string }) {
  return (
    <p className="forwhom">
      <span>{term}</span> {text}
    </p>
  );
}
