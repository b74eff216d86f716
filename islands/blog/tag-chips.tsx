'use client';

type TagChipsProps = {
  tags: readonly { id: string; name: string }[];
  selected: string | undefined;
  labels: { tags: string; all: string };
  onSelect(tag: string | undefined): void;
};

/** The tag filter: all first, one chosen at a time. */
export function TagChips({ tags, selected, labels, onSelect }: TagChipsProps) {
  const choices = [{ id: undefined, name: labels.all }, ...tags];
  return (
    <fieldset className="chips" data-needs-script="">
      <legend className="vh">{labels.tags}</legend>
      {choices.map(({ id, name }) => (
        <button
          key={id ?? ''}
          type="button"
          className="chip"
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
