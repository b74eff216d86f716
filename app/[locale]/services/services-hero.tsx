import type { ServicesCopy } from '@/app/[locale]/services/copy';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { Heading } from '@/components/ui/heading';
import { plainText } from '@/lib/text/lines';
import { servicesPage } from './definition';

type ServicesHeroProps = ServicesCopy['hero'] & { crumb: string };

/** One statement over everything that is on offer. */
export function ServicesHero({ crumb, title, text }: ServicesHeroProps) {
  return (
    <section className="top pb-(--spacing-block)" aria-label={plainText(title)}>
      <div className="s">
        <PageBreadcrumb page={servicesPage} />
      </div>
      <div className="s gap-y-6 pt-6 md:pt-12">
        <Heading level={1} label={crumb} text={title} className="a-1 b-9" />
        <p className="lead a-9 b-13 self-end">{text}</p>
      </div>
    </section>
  );
}
