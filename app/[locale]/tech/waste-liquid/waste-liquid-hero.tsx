import { contactPage } from '@/app/[locale]/contact/definition';
import type { WasteLiquidCopy } from '@/app/[locale]/tech/waste-liquid/copy';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { Badge } from '@/components/ui/badge';
import { ButtonLink, ExternalButton } from '@/components/ui/button';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { site } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { plainText } from '@/lib/text/lines';
import { wasteLiquidPage } from './definition';

type WasteLiquidHeroProps = Pick<WasteLiquidCopy, 'hero' | 'picture'>;

/** The statement, the store button, and the tanks with the laptop beside them, off the right edge. */
export function WasteLiquidHero({ hero, picture: { image, caption } }: WasteLiquidHeroProps) {
  return (
    <section className="top" aria-label={plainText(hero.title)}>
      <div className="s">
        <PageBreadcrumb page={wasteLiquidPage} />
      </div>
      <div className="s gap-y-8 pt-6 md:pt-16">
        <Heading level={1} label={hero.label} text={hero.title} className="a-1 b-8" />
        <div className="a-8 b-13 self-end">
          <p>
            <Badge status="live" />
          </p>
          <p className="lead mt-4">{hero.text}</p>
          <div className="acts mt-6">
            <ExternalButton look="p" href={site().urls.extensionStore} text={hero.get} />
            <ButtonLink look="t" to={contactPage.path} text={hero.contact} />
          </div>
        </div>
        <figure className="wlhero br a-1 b-13">
          <Picture image={imageKey('pages/waste-liquid', image.src)} alt={image.alt} sizes="100vw" priority />
          <FigureCaption {...caption} />
        </figure>
      </div>
    </section>
  );
}
