import type { CasesCopy } from '@/app/[locale]/cases/copy';
import { list } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { fill } from '@/lib/listing/fill';
import { CaseRow } from './case-row';
import { IndustryChips } from './industry-chips';
import { TabPanel } from './tab-panel';

type CasesPanelProps = CasesCopy['cases'] & { title: string };

/** All cases, narrowed by industry: the first that is shown is large, the rest are rows. */
export async function CasesPanel({ title, filter, all, result, note }: CasesPanelProps) {
  const cases = list('cases', await pageLocale());
  const total = cases.length;
  return (
    <TabPanel panel="cases" title={title}>
      <div data-filter="industry">
        <div className="casebar" data-needs-script>
          <IndustryChips label={filter} all={all} />
          {/* In development the filter may speak before React has read this line. */}
          <p className="result" role="status" data-text={result} suppressHydrationWarning>
            {fill(result, { total, shown: total })}
          </p>
        </div>
        <ul className="crows">
          {cases.map((entry, index) => (
            <CaseRow key={entry.id} entry={entry} first={index === 0} />
          ))}
        </ul>
        <p className="small muted mt-8 max-w-[48em]">{note}</p>
      </div>
    </TabPanel>
  );
}
