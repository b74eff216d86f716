import type { CasesCopy } from '@/app/[locale]/cases/copy';
import { Lead } from '@/components/ui/lead';
import { list } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { TabPanel } from './tab-panel';
import { TechRow } from './tech-row';

type TechPanelProps = CasesCopy['tech'] & { title: string };

/** What became of the technology outside the experiments: state, problem, result, links. */
export async function TechPanel({ title, lead, ...words }: TechPanelProps) {
  const applications = list('tech', await pageLocale());
  return (
    <TabPanel panel="tech" title={title} hidden>
      <Lead className="md:col-end-9">{lead}</Lead>
      <ul className="mt-10">
        {applications.map((entry) => (
          <TechRow key={entry.id} {...entry} words={words} />
        ))}
      </ul>
    </TabPanel>
  );
}
