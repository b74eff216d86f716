import '@/app/styles/pages/waste-liquid.css';
import { route } from '@/app/page-route';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { ContactBlock } from './contact-block';
import { wasteLiquidPage } from './definition';
import { GettingStarted } from './getting-started';
import { RegistrationTime } from './registration-time';
import { ScreenComparison } from './screen-comparison';
import { WasteLiquidHero } from './waste-liquid-hero';

/** The page about the waste-liquid extension (spec section 2). */
const { generateMetadata, Page } = route(wasteLiquidPage, (copy) => (
  <>
    <WasteLiquidHero {...copy} />
    <RegistrationTime {...copy.effect} tanks={copy.tanks} />
    <ScreenComparison {...copy.screens} />
    <GettingStarted {...copy.start} />
    <ContactBlock {...copy.contact} />
    <ClosingAsk {...copy.ask} />
  </>
));

export { generateMetadata, Page as default };
