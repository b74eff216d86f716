import '@/app/styles/pages/tore.css';
import { contactPage } from '@/app/[locale]/contact/definition';
import { route } from '@/app/page-route';
import { ClosingAsk } from '@/components/sections/closing-ask';
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
const { generateMetadata, Page } = route(torePage, (copy) => (
  <>
    <ToreHero {...copy} />
    <ToreProblems {...copy.problems} />
    <ToreFlow {...copy.flow} />
    <ToreFilm {...copy.film} />
    <ToreFeatures {...copy.features} />
    <TorePilot {...copy.pilot} />
    <ToreScenes {...copy.scenes} />
    <ToreFaq {...copy.faq} />
    <ClosingAsk {...copy.ask} to={contactPage.path} />
  </>
));

export { generateMetadata, Page as default };
