import type { CasesCopy } from '@/app/[locale]/cases/copy';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { Heading } from '@/components/ui/heading';
import { casesPage } from './definition';

type CasesHeroProps = CasesCopy['hero'] & { crumb: string };

/** The statement on the left, what the cases have in common on the right. */
export function CasesHero({ crumb, title, text }: CasesHeroProps) {
  return (
    <section className="top" aria-label={crumb}>
      <div className="s">
        <PageBreadcrumb page={casesPage} />
        <Heading level={1} label={crumb} text={title} className="casehead a-1 b-8" />
        <p className="lead casehead__l a-8 b-13 self-end">{text}</p>
      </div>
    </section>
  );
}
