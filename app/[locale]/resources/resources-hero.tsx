import type { ResourcesCopy } from '@/app/[locale]/resources/copy';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { Heading } from '@/components/ui/heading';
import { resourcesPage } from './definition';

type ResourcesHeroProps = ResourcesCopy['hero'] & { crumb: string };

/** The statement on the left, whom the page is for on the right. */
export function ResourcesHero({ crumb, title, text }: ResourcesHeroProps) {
  return (
    <section className="top" aria-label={crumb}>
      <div className="s">
        <PageBreadcrumb page={resourcesPage} />
        <Heading level={1} label={crumb} text={title} className="reshead a-1 b-8" />
        <p className="lead reshead__l a-8 b-13 self-end">{text}</p>
      </div>
    </section>
  );
}
