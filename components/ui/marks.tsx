type MarksProps = { marks: readonly string[]; label: string };

/** Short texts about the state of an entry; nothing where there is nothing to say. */
export const Marks = ({ marks, label }: MarksProps) =>
  marks.length === 0 ? null : (
    <ul className="marks" aria-label={label}>
      {marks.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </ul>
  );
