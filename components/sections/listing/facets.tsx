import { getTranslations } from 'next-intl/server';

/** A value that a list can be filtered by, and how many items have it, where that is shown. */
export type Choice = { readonly value: string; readonly text: string; readonly count?: number };

type FacetProps = {
  /** Its parameter in the address, and the attribute of the items that holds their values. */
  facet: string;
  label: string;
  choices: readonly Choice[];
};

type FacetChipsProps = FacetProps & { count?: number; className?: string };

/** A filter as a group of buttons, one chosen at a time. The first shows everything. */
export async function FacetChips({ facet, label, choices, count, className = '' }: FacetChipsProps) {
  const t = await getTranslations('list');
  return (
    <fieldset className={`chips ${className}`.trim()} data-needs-script>
      <legend className="visually-hidden">{label}</legend>
      {[{ value: '', text: t('all'), count }, ...choices].map((choice) => (
        <button
          key={choice.value}
          type="button"
          // The numbers are in a box of their own as well: here they are for the eye alone.
          className="chip data-count:after:font-mono data-count:after:text-label data-count:after:opacity-80 data-count:after:content-[attr(data-count)_/_'']"
          data-facet={facet}
          data-value={choice.value}
          data-count={choice.count}
          aria-pressed={choice.value === ''}
        >
          {choice.text}
        </button>
      ))}
    </fieldset>
  );
}

/** A filter as a native select. The first option shows everything; a browser must not bring back an old one. */
export async function FacetSelect({ facet, label, choices }: FacetProps) {
  const t = await getTranslations('list');
  return (
    <div>
      <label htmlFor={`by-${facet}`} className="block text-[0.8125rem] text-ink-3">
        {label}
      </label>
      <select
        id={`by-${facet}`}
        className="h-14 w-full rounded-edge border border-line-strong bg-white px-4 text-ink [font:inherit]"
        data-facet={facet}
        autoComplete="off"
      >
        <option value="">{t('all')}</option>
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
