import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { ContactBlock } from './contact-block';
import { GettingStarted } from './getting-started';
import { RegistrationTime } from './registration-time';
import { ScreenComparison } from './screen-comparison';
import { WasteLiquidHero } from './waste-liquid-hero';

/** The page about the waste-liquid extension (spec section 2). */
export async function WasteLiquidPage() {
  const copy = page('waste-liquid', await pageLocale());
  return (
    <PageFrame path={ROUTES.wasteLiquid}>
      <WasteLiquidHero {...copy} />
      <RegistrationTime {...copy.effect} tanks={copy.tanks} />
      <ScreenComparison {...copy.screens} />
      <GettingStarted {...copy.start} />
      <ContactBlock {...copy.contact} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
