import type { CasesCopy } from '@/app/[locale]/cases/copy';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Heading } from '@/components/ui/heading';

type CasesHeroProps = CasesCopy['hero'] & Pick<CasesCopy, 'crumb'>;

/** The statement on the left, what the cases have in common on the right. */
export function CasesHero({ crumb, title, text }: CasesHeroProps) {
  return (
    <section className="top" aria-label={crumb}>
      <div className="s">
        <Breadcrumb current={crumb} />
        <Heading level={1} label={crumb} text={title} className="casehead a-1 b-8" />
        <p className="lead casehead__l a-8 b-13 self-end">{text}</p>
      </div>
    </section>
  );
}
