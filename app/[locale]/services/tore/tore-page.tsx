import { contactPage } from '@/app/[locale]/contact/definition';
import { PageFrame } from '@/app/frame/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { pageLocale } from '@/lib/i18n/locale';
import { torePage } from './definition';
import { ToreFaq } from './tore-faq';
import { ToreFeatures } from './tore-features';
import { ToreFilm } from './tore-film';
import { ToreFlow } from './tore-flow';
import { ToreHero } from './tore-hero';
import { TorePilot } from './tore-pilot';
import { ToreProblems } from './tore-problems';
import { ToreScenes } from './tore-scenes';

/** The page about the cafeteria checkout (spec section 2). */
export async function TorePage() {
  const copy = torePage.copy(await pageLocale());
  return (
    <PageFrame path={torePage.path}>
      <ToreHero {...copy} />
      <ToreProblems {...copy.problems} />
      <ToreFlow {...copy.flow} />
      <ToreFilm {...copy.film} />
      <ToreFeatures {...copy.features} />
      <TorePilot {...copy.pilot} />
      <ToreScenes {...copy.scenes} />
      <ToreFaq {...copy.faq} />
      <ClosingAsk {...copy.ask} to={contactPage.path} />
    </PageFrame>
  );
}
