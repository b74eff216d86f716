import { contactPage } from '@/app/[locale]/contact/definition';
import { PageFrame } from '@/app/frame/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { pageLocale } from '@/lib/i18n/locale';
import { AboutHero } from './about-hero';
import { CompanyProfile } from './company-profile';
import { aboutPage } from './definition';
import { GreetingLetter } from './greeting-letter';
import { LabneedsBlock } from './labneeds-block';
import { ValuesList } from './values-list';
import { VisionAndMission } from './vision-and-mission';

/** /about (spec section 2), block by block. Its closing block leads to the contact page. */
export async function AboutPage() {
  const copy = aboutPage.copy(await pageLocale());
  return (
    <PageFrame path={aboutPage.path}>
      <AboutHero crumb={copy.head.crumb} {...copy.hero} />
      <GreetingLetter {...copy.greeting} />
      <VisionAndMission vision={copy.vision} mission={copy.mission} />
      <ValuesList {...copy.values} />
      <LabneedsBlock {...copy.labneeds} />
      <CompanyProfile {...copy.profile} />
      <ClosingAsk {...copy.ask} to={contactPage.path} />
    </PageFrame>
  );
}
