import { BackLink } from '@/app/[locale]/labneeds/back-link';
import { explorerProps } from '@/app/[locale]/labneeds/example-items';
import { Island } from '@/components/island';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { Heading } from '@/components/ui/heading';
import ExamplesExplorer from '@/islands/examples-explorer';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { plainText } from '@/lib/text/lines';

/** The list of automation examples (spec section 2, /labneeds/examples). */
export async function ExamplesPage() {
  const locale = await pageLocale();
  const { crumb, back, hero, list, ask } = page('labneeds-examples', locale);
  const parents = [{ to: ROUTES.labneeds, text: page('labneeds', locale).crumb }];
  return (
    <PageFrame path={ROUTES.labneedsExamples}>
      <section className="top" aria-label={plainText(hero.title)}>
        <div className="s">
          <Breadcrumb parents={parents} current={crumb} />
        </div>
        <div className="s gap-y-6 pt-4 pb-(--spacing-block)">
          <BackLink to={ROUTES.labneeds}>{back}</BackLink>
          <Heading level={1} text={hero.title} className="a-1 b-9" />
          <p className="lead a-9 b-13 self-end">{hero.text}</p>
        </div>
      </section>
      <section className="pb-(--spacing-section)" aria-label={list.label}>
        <div className="s">
          <h2 className="vh">{list.title}</h2>
          <Island name="examples-explorer" component={ExamplesExplorer} props={await explorerProps('page')} />
          <p className="small muted mt-10">{list.note}</p>
        </div>
      </section>
      <ClosingAsk {...ask} />
    </PageFrame>
  );
}
