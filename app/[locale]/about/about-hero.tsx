import type { AboutCopy } from '@/app/[locale]/about/copy';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { Heading } from '@/components/ui/heading';
import { aboutPage } from './definition';

type AboutHeroProps = AboutCopy['hero'] & { crumb: string };

/** The mission in two lines and no picture; what we are stands lower right. */
export function AboutHero({ crumb, title, text }: AboutHeroProps) {
  return (
    <section className="top" aria-label={crumb}>
      <div className="s">
        <PageBreadcrumb page={aboutPage} />
        <Heading level={1} label={crumb} text={title} className="abhead" />
        <p className="lead abhead__l a-6 b-12">{text}</p>
      </div>
    </section>
  );
}
