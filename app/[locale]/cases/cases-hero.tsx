import type { CasesCopy } from '@/app/[locale]/cases/copy';
import { PageTitle, PageTop } from '@/app/frame/page-top';
import { Lead } from '@/components/ui/lead';
import { casesPage } from './definition';

/** The statement on the left, what the cases have in common on the right. */
export function CasesHero({ title, text }: CasesCopy['hero']) {
  return (
    <PageTop page={casesPage} sheet>
      <PageTitle page={casesPage} text={title} className="mt-6 mb-[clamp(2rem,4vw,3.5rem)] md:col-end-9" />
      <Lead className="mb-[clamp(2rem,4vw,3.5rem)] self-end md:col-start-9">{text}</Lead>
    </PageTop>
  );
}
