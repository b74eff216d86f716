import type { AboutCopy } from '@/app/[locale]/about/copy';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Heading } from '@/components/ui/heading';

type AboutHeroProps = AboutCopy['hero'] & Pick<AboutCopy, 'crumb'>;

/** The mission in two lines and no picture; what we are stands lower right. */
export function AboutHero({ crumb, title, text }: AboutHeroProps) {
  return (
    <section className="top" aria-label={crumb}>
      <div className="s">
        <Breadcrumb current={crumb} />
        <Heading level={1} label={crumb} text={title} className="abhead" />
        <p className="lead abhead__l a-6 b-12">{text}</p>
      </div>
    </section>
  );
}
