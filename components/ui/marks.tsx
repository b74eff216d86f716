type MarksProps = { marks: readonly string[]; label: string; className?: string };

/** Short texts about the state of an entry; nothing where there is nothing to say. */
export const Marks = ({ marks, label, className = 'mt-3' }: MarksProps) =>
  marks.length === 0 ? null : (
    <ul className={`flex flex-wrap gap-x-3 gap-y-1 mb-3 ${className}`} aria-label={label}>
      {marks.map((mark) => (
        <li key={mark} className="px-2.5 py-0.5 border border-line-strong text-[0.8125rem]/[1.6] text-ink">
          {mark}
        </li>
      ))}
    </ul>
  );
