import type { DonationCopy } from '@/app/[locale]/donation/copy';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { site } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { plainText } from '@/lib/text/lines';
import { donationPage } from './definition';

type DonationHeroProps = DonationCopy['hero'] & { crumb: string };

/** One sentence and one button, beside the hand that a gift helps to build. */
export function DonationHero({ crumb, title, text, give, image, caption }: DonationHeroProps) {
  return (
    <section className="top" aria-label={plainText(title)}>
      <div className="s">
        <PageBreadcrumb page={donationPage} />
      </div>
      <div className="s chero">
        <div className="chero__t a-1 b-8">
          <Heading level={1} label={crumb} text={title} />
          <p className="lead mt-5 mb-7 max-w-[28em]">{text}</p>
          <ExternalButton look="p" href={site().urls.universityFund} text={give} />
        </div>
        <figure className="chero__v br a-8 b-13">
          <Picture
            image={imageKey('pages/donation', image.src)}
            alt={image.alt}
            sizes="(min-width: 56rem) 45vw, 95vw"
            imgClassName="donation-grip"
            priority
          />
          <figcaption className="cap">{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
