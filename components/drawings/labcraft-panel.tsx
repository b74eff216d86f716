import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { PanelCopy } from '@/lib/pages/blocks';
import { holdUnits } from '@/lib/text/units';
import { BlockProgram } from './block-program';
import { Wells } from './wells';

const filled = (_row: number, column: number) => (column < 5 ? 1 : column < 8 ? 0.35 : undefined);

/** The LabCraft screen, drawn with real text: a sentence, its blocks, the plate it will fill. */
export async function LabcraftPanel(props: PanelCopy) {
  const t = await getTranslations('services');
  return (
    <div className="lcw">
      <div className="lc">
        <div className="lc__bar">
          <b>{t('labcraft.name')}</b>
          <span>{props.file}</span>
          <em>{props.status}</em>
        </div>
        <div className="lc__say">
          <p className="lc__h">{props.say}</p>
          <p className="lc__q">{holdUnits(props.sentence)}</p>
        </div>
        <div className="lc__blk">
          <p className="lc__h">{props.check}</p>
          <BlockProgram {...props.blocks} />
        </div>
        <div className="lc__pv">
          <p className="lc__h">{props.rehearse}</p>
          <svg className="drawing" viewBox="-8 -10 144 104" role="img" aria-label={props.plate}>
            <Wells fill={filled} />
            <path className="lc__now" d="M55.4 4V83" />
          </svg>
        </div>
        <div className="lc__ft">
          <span>{props.foot}</span>
          <span className="lc__run" aria-hidden="true">
            <Icon name="play" />
            {props.run}
          </span>
        </div>
      </div>
    </div>
  );
}
