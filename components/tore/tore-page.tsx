import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
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
  const copy = page('tore', await pageLocale());
  return (
    <PageFrame path={ROUTES.tore}>
      <ToreHero {...copy} />
      <ToreProblems {...copy.problems} />
      <ToreFlow {...copy.flow} />
      <ToreFilm {...copy.film} />
      <ToreFeatures {...copy.features} />
      <TorePilot {...copy.pilot} />
      <ToreScenes {...copy.scenes} />
      <ToreFaq {...copy.faq} />
      <ClosingAsk {...copy.ask} to={ROUTES.contact} />
    </PageFrame>
  );
}
