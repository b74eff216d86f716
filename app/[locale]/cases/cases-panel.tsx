import { getTranslations } from 'next-intl/server';
import type { CasesCopy } from '@/app/[locale]/cases/copy';
import { FacetChips } from '@/components/sections/listing/facets';
import { ResultLine } from '@/components/sections/listing/result-line';
import { list } from '@/lib/content';
import { INDUSTRIES } from '@/lib/content/cases';
import { pageLocale } from '@/lib/i18n/locale';
import { listedOf } from '@/lib/listing/sizes';
import { CaseRow } from './case-row';
import { TabPanel } from './tab-panel';

type CasesPanelProps = CasesCopy['cases'] & { title: string };

/** The cases, narrowed by industry: the first that is shown is large, the rest are rows. */
export async function CasesPanel({ title, filter, result, note }: CasesPanelProps) {
  const t = await getTranslations('industry');
  const cases = listedOf(list('cases', await pageLocale()));
  const industries = INDUSTRIES.map((value) => ({ value, text: t(value) }));
  return (
    <TabPanel panel="cases" title={title}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3" data-needs-script>
        <FacetChips facet="industry" label={filter} choices={industries} />
        <ResultLine className="text-[0.875rem] text-ink-3" total={cases.length} text={result} />
      </div>
      <ul data-list>
        {cases.map((entry, index) => (
          <CaseRow key={entry.id} entry={entry} first={index === 0} />
        ))}
      </ul>
      <p className="mt-8 max-w-[48em] text-small text-ink-3">{note}</p>
    </TabPanel>
  );
}
