import { PageFrame } from '@/app/frame/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { pageLocale } from '@/lib/i18n/locale';
import { ContactBlock } from './contact-block';
import { wasteLiquidPage } from './definition';
import { GettingStarted } from './getting-started';
import { RegistrationTime } from './registration-time';
import { ScreenComparison } from './screen-comparison';
import { WasteLiquidHero } from './waste-liquid-hero';

/** The page about the waste-liquid extension (spec section 2). */
export async function WasteLiquidPage() {
  const copy = wasteLiquidPage.copy(await pageLocale());
  return (
    <PageFrame path={wasteLiquidPage.path}>
      <WasteLiquidHero {...copy} />
      <RegistrationTime {...copy.effect} tanks={copy.tanks} />
      <ScreenComparison {...copy.screens} />
      <GettingStarted {...copy.start} />
      <ContactBlock {...copy.contact} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
