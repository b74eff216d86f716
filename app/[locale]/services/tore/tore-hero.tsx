import { contactPage } from '@/app/[locale]/contact/definition';
import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import { PageTop } from '@/app/frame/page-top';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { torePage } from './definition';
import { DISHES } from './tray-boxes';
import { TrayFigure } from './tray-figure';

type ToreHeroProps = Pick<ToreCopy, 'hero' | 'tray' | 'receipt'>;

/** The tray as the camera sees it, off the right edge, and what it read along the foot. */
export function ToreHero({ hero, tray, receipt }: ToreHeroProps) {
  return (
    <PageTop page={torePage} label={hero.title} className="pb-block">
      <div className="sheet items-end pt-6">
        <div className="pb-8 md:col-end-7 md:pb-6">
          <Heading level={1} label={hero.label} text={hero.title} />
          <p className="lead mt-5">{hero.text}</p>
          <p className="mt-4">
            <Badge status="trial" />
          </p>
          <div className="actions mt-6">
            <ButtonLink look="primary" to={contactPage.path} text={hero.join} />
            <a className={buttonLook({ look: 'text' })} href="#flow">
              <span>{hero.flow}</span>
              <Icon name="anchor" />
            </a>
          </div>
        </div>
        <div className="tray-off -col-end-1 md:col-start-7">
          <TrayFigure {...tray} sizes="(min-width: 56rem) 60vw, 92vw" priority />
        </div>
        <TrayReceipt {...receipt} dishes={tray.dishes} />
      </div>
    </PageTop>
  );
}

type TrayReceiptProps = ToreCopy['receipt'] & { dishes: ToreCopy['tray']['dishes'] };

/** What the camera read, as a strip of till paper. */
function TrayReceipt({ label, unit, total, note, caption, dishes }: TrayReceiptProps) {
  return (
    <figure className="till" aria-label={label}>
      <dl>
        {DISHES.map((dish) => (
          <div key={dish}>
            <dt>{dishes[dish]}</dt>
            <dd>1</dd>
          </div>
        ))}
        <div className="till__t">
          <dt>
            {total}
            <small>{note}</small>
          </dt>
          <dd>
            {DISHES.length}
            <small>{unit}</small>
          </dd>
        </div>
      </dl>
      <FigureCaption {...caption} />
    </figure>
  );
}
