import type { ResourcesCopy } from '@/app/[locale]/resources/copy';
import { whitepaperPage } from '@/app/[locale]/whitepaper/definition';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { ForWhom } from './for-whom';
import { GuideCover } from './guide-cover';

type GuideFeatureProps = ResourcesCopy['guide'] & { forWhom: string };

/** The whitepaper first: its cover as a drawing sheet on the stage. */
export function GuideFeature({ label, title, text, audience, more, cover, forWhom }: GuideFeatureProps) {
  return (
    <section className="resguide" aria-label={label}>
      <div className="s">
        <div className="resguide__t a-7 b-13 md:row-start-1">
          <Heading level={2} label={label} text={title} />
          <p className="lead mt-5">{text}</p>
          <ForWhom term={forWhom} text={audience} />
          <p className="mt-6">
            <ButtonLink look="p" to={whitepaperPage.path} text={more} />
          </p>
        </div>
        <div className="resguide__v a-1 b-6 md:row-start-1">
          <GuideCover {...cover} />
        </div>
      </div>
    </section>
  );
}
