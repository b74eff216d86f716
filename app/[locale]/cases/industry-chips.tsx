import { getTranslations } from 'next-intl/server';
import { INDUSTRIES } from '@/lib/content/cases';

/** One chip for all and one per industry; `client/enhance/filter.ts` makes them work. */
export async function IndustryChips({ label, all }: { label: string; all: string }) {
  const t = await getTranslations('industry');
  const chips = [{ value: '', text: all }, ...INDUSTRIES.map((value) => ({ value, text: t(value) }))];
  return (
    <fieldset className="chips">
      <legend className="vh">{label}</legend>
      {chips.map(({ value, text }) => (
        <button key={value} type="button" className="chip" aria-pressed={value === ''} data-value={value}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}
