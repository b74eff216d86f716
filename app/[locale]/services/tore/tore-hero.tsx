import { contactPage } from '@/app/[locale]/contact/definition';
import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import { PageTop } from '@/app/frame/page-top';
import { Actions } from '@/components/ui/actions';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Lead } from '@/components/ui/lead';
import { Sheet } from '@/components/ui/sheet';
import { torePage } from './definition';
import { DISHES } from './tray-boxes';
import { TrayFigure } from './tray-figure';

type ToreHeroProps = Pick<ToreCopy, 'hero' | 'tray' | 'receipt'>;

/** The tray as the camera sees it, off the right edge, and what it read along the foot. */
export function ToreHero({ hero, tray, receipt }: ToreHeroProps) {
  return (
    <PageTop page={torePage} label={hero.title} className="pb-part">
      <Sheet className="items-end pt-6">
        <div className="pb-8 md:col-end-7 md:pb-6">
          <Heading level={1} label={hero.label} text={hero.title} />
          <Lead className="mt-5">{hero.text}</Lead>
          <p className="mt-4">
            <Badge status="trial" />
          </p>
          <Actions className="mt-6">
            <ButtonLink look="primary" to={contactPage.path} text={hero.join} />
            <a className={buttonLook({ look: 'text' })} href="#flow">
              <span>{hero.flow}</span>
              <Icon name="anchor" />
            </a>
          </Actions>
        </div>
        <div className="-col-end-1 md:col-start-7 md:-mt-23">
          <TrayFigure
            {...tray}
            sizes="(min-width: 56rem) 60vw, 92vw"
            priority
            className="ml-auto max-w-288"
          />
        </div>
        <TrayReceipt {...receipt} dishes={tray.dishes} />
      </Sheet>
    </PageTop>
  );
}

type TrayReceiptProps = ToreCopy['receipt'] & { dishes: ToreCopy['tray']['dishes'] };

const ROW =
  'flex items-baseline justify-between gap-4 border-0 border-b border-dashed border-line-strong px-4 py-2 last:border-b-0 ' +
  'lg:items-center lg:border-b-0 lg:border-l lg:px-5 lg:py-4 lg:first:border-l-0';
const TOTAL = `${ROW} sm:col-span-full lg:col-auto`;
const SMALL_PRINT = 'font-body text-[0.8125rem]/[1.5] font-normal tracking-normal text-ink-3';

/** What the camera read, as a strip of till paper: a list in one column, a strip in wide windows. */
function TrayReceipt({ label, unit, total, note, caption, dishes }: TrayReceiptProps) {
  return (
    <figure className="mt-gap" aria-label={label}>
      <dl className="border border-line bg-white font-mono text-small/[1.5] text-ink sm:grid sm:grid-cols-3 lg:grid-cols-[repeat(6,1fr)_2.4fr]">
        {DISHES.map((dish) => (
          <div key={dish} className={ROW}>
            <dt>{dishes[dish]}</dt>
            <dd>1</dd>
          </div>
        ))}
        <div className={TOTAL}>
          <dt>
            {total}
            <small className={`block ${SMALL_PRINT}`}>{note}</small>
          </dt>
          <dd className="font-head text-[2.25rem]/[1] font-medium tracking-figure">
            {DISHES.length}
            <small className={`ml-1 ${SMALL_PRINT}`}>{unit}</small>
          </dd>
        </div>
      </dl>
      <FigureCaption {...caption} />
    </figure>
  );
}
