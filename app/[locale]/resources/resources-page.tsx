import { PageFrame } from '@/app/frame/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { pageLocale } from '@/lib/i18n/locale';
import { resourcesPage } from './definition';
import { GuideFeature } from './guide-feature';
import { Library } from './library';
import { Preparation } from './preparation';
import { ResourcesHero } from './resources-hero';

/** /resources: what to read, and for whom it is, for visitors who come from LabClone. */
export async function ResourcesPage() {
  const copy = resourcesPage.copy(await pageLocale());
  return (
    <PageFrame path={resourcesPage.path}>
      <ResourcesHero crumb={copy.head.crumb} {...copy.hero} />
      <GuideFeature forWhom={copy.audience} {...copy.guide} />
      <Library forWhom={copy.audience} {...copy.library} />
      <Preparation {...copy.prepare} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
