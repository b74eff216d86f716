import type { ResourcesCopy } from '@/app/[locale]/resources/copy';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Heading } from '@/components/ui/heading';

type ResourcesHeroProps = ResourcesCopy['hero'] & Pick<ResourcesCopy, 'crumb'>;

/** The statement on the left, whom the page is for on the right. */
export function ResourcesHero({ crumb, title, text }: ResourcesHeroProps) {
  return (
    <section className="top" aria-label={crumb}>
      <div className="s">
        <Breadcrumb current={crumb} />
        <Heading level={1} label={crumb} text={title} className="reshead a-1 b-8" />
        <p className="lead reshead__l a-8 b-13 self-end">{text}</p>
      </div>
    </section>
  );
}
