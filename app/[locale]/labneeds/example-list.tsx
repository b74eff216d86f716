import { getTranslations } from 'next-intl/server';
import { FacetSelect } from '@/components/sections/listing/facets';
import { ListSearch } from '@/components/sections/listing/list-search';
import { NoMatch } from '@/components/sections/listing/no-match';
import { COUNT_LINE, ResultLine } from '@/components/sections/listing/result-line';
import { ExternalButton } from '@/components/ui/button';
import { list, site } from '@/lib/content';
import { engineerChoices, fieldChoices, periodChoices } from '@/lib/examples/filter';
import { pageLocale } from '@/lib/i18n/locale';
import { listedOf } from '@/lib/listing/sizes';
import { type CardTarget, ExampleCard } from './example-card';
import { exampleTexts } from './example-texts';

/** The automation examples with search and filters. Without script the list is whole and the controls are hidden. */
export async function ExampleList({ target }: { target: CardTarget }) {
  const t = await getTranslations('examples');
  const entries = listedOf(list('examples', await pageLocale()));
  const items = await Promise.all(
    entries.map(async (entry) => ({ ...entry.data, ...(await exampleTexts(entry)) })),
  );
  return (
    <div data-explorer>
      <div
        className="grid items-end gap-x-gap gap-y-4 pb-6 sm:grid-cols-3 lg:grid-cols-[6fr_2fr_2fr_2fr]"
        data-needs-script
      >
        <ListSearch
          label={t('search')}
          placeholder={t('placeholder')}
          className="sm:col-span-full lg:col-auto"
        />
        <FacetSelect facet="field" label={t('fieldFilter')} choices={fieldChoices(items)} />
        <FacetSelect facet="period" label={t('periodFilter')} choices={periodChoices(items)} />
        <FacetSelect
          facet="engineers"
          label={t('engineersFilter')}
          choices={engineerChoices(t('threeOrMore'))}
        />
      </div>
      <ResultLine className={COUNT_LINE} total={items.length} text={t.raw('result')} />
      <ul className="grid gap-x-gap gap-y-12 sm:grid-cols-2 lg:grid-cols-3" data-list>
        {entries.map((entry) => (
          <ExampleCard key={entry.id} entry={entry} target={target} />
        ))}
      </ul>
      <NoMatch
        text={t('empty')}
        advice={t('emptyText')}
        action={<ExternalButton href={site().urls.labneedsRequest} text={t('request')} />}
      />
    </div>
  );
}
