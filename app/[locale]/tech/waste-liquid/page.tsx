import { contactPage } from '@/app/[locale]/contact/definition';
import type { WasteLiquidCopy } from '@/app/[locale]/tech/waste-liquid/copy';
import { PageTop } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { TitledList } from '@/components/sections/titled-list';
import { Actions } from '@/components/ui/actions';
import { Badge } from '@/components/ui/badge';
import { ButtonLink, ExternalButton } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Sheet } from '@/components/ui/sheet';
import { SoonButton } from '@/components/ui/soon-button';
import { site } from '@/lib/content';
import { wasteLiquidPage } from './definition';
import { RegistrationTime } from './registration-time';
import { ScreenComparison } from './screen-comparison';

/** The page about the waste-liquid extension (spec section 2). */
const { generateMetadata, Page } = route(wasteLiquidPage, (copy) => (
  <>
    <WasteLiquidHero {...copy} />
    <RegistrationTime {...copy.effect} tanks={copy.tanks} />
    <ScreenComparison {...copy.screens} />
    <GettingStarted {...copy.start} />
  </>
));

export { generateMetadata, Page as default };

type WasteLiquidHeroProps = Pick<WasteLiquidCopy, 'hero' | 'picture'>;

/** The statement, the store button, and the tanks with the laptop beside them, off the right edge. */
function WasteLiquidHero({ hero, picture: { image, caption } }: WasteLiquidHeroProps) {
  return (
    <PageTop page={wasteLiquidPage} label={hero.title}>
      <Sheet className="gap-y-8 pt-6 md:pt-16">
        <Heading level={1} label={hero.label} text={hero.title} className="md:col-end-9" />
        <div className="self-end md:col-start-9">
          <p>
            <Badge status="live" />
          </p>
          <Lead className="mt-4">{hero.text}</Lead>
          <Actions className="mt-6">
            <ExternalButton look="primary" href={site().urls.extensionStore} text={hero.get} />
            <ButtonLink look="text" to={contactPage.path} text={hero.contact} />
          </Actions>
        </div>
        <figure className="-col-end-1 mt-[clamp(1rem,3vw,3rem)]">
          <Picture
            {...wasteLiquidPage.imageOf(image)}
            sizes="100vw"
            priority
            imgClassName="aspect-[16/10] w-full object-cover md:aspect-[21/9] md:object-[50%_62%]"
          />
          <FigureCaption {...caption} />
        </figure>
      </Sheet>
    </PageTop>
  );
}

/** Three steps, and two documents that are still being prepared (spec section 8). */
function GettingStarted({ label, title, steps, howTo, documents }: WasteLiquidCopy['start']) {
  return (
    <Section label={label} surface="night">
      <div className="sm:max-md:col-end-8 md:col-end-7">
        <Heading level={2} label={label} text={title} />
        <Actions className="mt-8">
          <SoonButton notice="detail" className={buttonLook({ look: 'secondary-night' })}>
            {howTo}
          </SoonButton>
          <SoonButton notice="detail" className={buttonLook({ look: 'secondary-night' })}>
            {documents}
          </SoonButton>
        </Actions>
      </div>
      <TitledList ordered items={steps} look="plain" className="sm:max-md:col-start-8 md:col-start-7" />
    </Section>
  );
}
