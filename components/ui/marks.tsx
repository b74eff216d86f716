type MarksProps = { marks: readonly string[]; label: string; className?: string };

/** Short texts about the state of an entry; nothing where there is nothing to say. */
export const Marks = ({ marks, label, className = 'mt-3' }: MarksProps) =>
  marks.length === 0 ? null : (
    <ul className={`mb-3 flex flex-wrap gap-x-3 gap-y-1 ${className}`} aria-label={label}>
      {marks.map((mark) => (
        <li key={mark} className="border border-line-strong px-2.5 py-0.5 text-[0.8125rem]/[1.6] text-ink">
          {mark}
        </li>
      ))}
    </ul>
  );
