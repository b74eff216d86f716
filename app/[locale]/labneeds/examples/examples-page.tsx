import { BackLink } from '@/app/[locale]/labneeds/back-link';
import { labneedsPage } from '@/app/[locale]/labneeds/definition';
import { ExampleList } from '@/app/[locale]/labneeds/example-list';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { PageFrame } from '@/app/frame/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { Heading } from '@/components/ui/heading';
import { pageLocale } from '@/lib/i18n/locale';
import { plainText } from '@/lib/text/lines';
import { examplesPage } from './definition';

/** The list of automation examples (spec section 2, /labneeds/examples). */
export async function ExamplesPage() {
  const locale = await pageLocale();
  const { back, hero, list, ask } = examplesPage.copy(locale);
  return (
    <PageFrame path={examplesPage.path}>
      <section className="top" aria-label={plainText(hero.title)}>
        <div className="s">
          <PageBreadcrumb page={examplesPage} />
        </div>
        <div className="s gap-y-6 pt-4 pb-(--spacing-block)">
          <BackLink to={labneedsPage.path}>{back}</BackLink>
          <Heading level={1} text={hero.title} className="a-1 b-9" />
          <p className="lead a-9 b-13 self-end">{hero.text}</p>
        </div>
      </section>
      <section className="pb-(--spacing-section)" aria-label={list.label}>
        <div className="s">
          <h2 className="vh">{list.title}</h2>
          <ExampleList target="page" />
          <p className="small muted mt-10">{list.note}</p>
        </div>
      </section>
      <ClosingAsk {...ask} />
    </PageFrame>
  );
}
