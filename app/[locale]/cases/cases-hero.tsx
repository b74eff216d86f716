import type { CasesCopy } from '@/app/[locale]/cases/copy';
import { PageTitle, PageTop } from '@/app/frame/page-top';
import { casesPage } from './definition';

/** The statement on the left, what the cases have in common on the right. */
export function CasesHero({ title, text }: CasesCopy['hero']) {
  return (
    <PageTop page={casesPage} sheet="s">
      <PageTitle page={casesPage} text={title} className="casehead a-1 b-8" />
      <p className="lead casehead__l a-8 b-13 self-end">{text}</p>
    </PageTop>
  );
}
