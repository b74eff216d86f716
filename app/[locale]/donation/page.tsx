import type { DonationCopy } from '@/app/[locale]/donation/copy';
import { PageTitle, PageTop } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { ExternalButton } from '@/components/ui/button';
import { Lead } from '@/components/ui/lead';
import { Picture } from '@/components/ui/picture';
import { Sheet } from '@/components/ui/sheet';
import { site } from '@/lib/content';
import { donationPage } from './definition';

/** The donation page (spec section 2): it leads to the fund page of the university. */
const { generateMetadata, Page } = route(donationPage, ({ hero }) => <DonationHero {...hero} />);

export { generateMetadata, Page as default };

/** One sentence and one button, beside the hand that a gift helps to build. */
function DonationHero({ title, text, give, image, caption }: DonationCopy['hero']) {
  return (
    <PageTop page={donationPage} label={title}>
      <Sheet className="items-end pt-6">
        <div className="pb-8 md:col-end-9 md:pb-18">
          <PageTitle page={donationPage} text={title} />
          <Lead className="mt-5 mb-7 max-w-[28em]">{text}</Lead>
          <ExternalButton look="primary" href={site().urls.universityFund} text={give} />
        </div>
        <figure className="-col-end-1 md:col-start-9 md:-mt-23">
          <Picture
            {...donationPage.imageOf(image)}
            sizes="(min-width: 56rem) 45vw, 95vw"
            imgClassName="aspect-[4/3] w-full object-cover object-[92%_50%] md:aspect-square md:max-h-[46rem]"
            priority
          />
          <figcaption className="caption pb-4">{caption}</figcaption>
        </figure>
      </Sheet>
    </PageTop>
  );
}
