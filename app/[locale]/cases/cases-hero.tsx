import type { CasesCopy } from '@/app/[locale]/cases/copy';
import { PageTitle, PageTop } from '@/app/frame/page-top';
import { casesPage } from './definition';

/** The statement on the left, what the cases have in common on the right. */
export function CasesHero({ title, text }: CasesCopy['hero']) {
  return (
    <PageTop page={casesPage} sheet="sheet">
      <PageTitle page={casesPage} text={title} className="casehead md:col-end-9" />
      <p className="lead casehead__l md:col-start-9 self-end">{text}</p>
    </PageTop>
  );
}
