import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { PanelCopy } from '@/lib/pages/copy-parts';
import { holdUnits } from '@/lib/text/units';
import { BlockProgram } from './block-program';
import { Wells } from './wells';

const filled = (_row: number, column: number) => (column < 5 ? 1 : column < 8 ? 0.35 : undefined);

const SCREEN = [
  'rounded-edge bg-white text-[0.9375rem]/[1.7] text-ink @min-[44rem]:grid',
  '@min-[44rem]:grid-cols-[5fr_7fr] @min-[62rem]:grid-cols-[4fr_4.6fr_4.4fr]',
].join(' ');
const STATUS = [
  'ml-auto font-semibold text-teal not-italic',
  'before:mr-2 before:inline-flex before:size-2 before:rounded-dot before:bg-teal-bright',
].join(' ');
const CAPTION = 'mb-3 text-ink-3 text-label/[1.7]';

/** The LabCraft screen, drawn with real text: a sentence, its blocks, the plate it will fill. */
export async function LabcraftPanel(props: PanelCopy) {
  const t = await getTranslations('services');
  return (
    <div className="@container">
      <div className={SCREEN}>
        <div className="flex items-center gap-4 border-b border-line px-5 py-3 text-[0.8125rem] @min-[44rem]:col-span-full">
          <b className="font-head whitespace-nowrap text-ink">{t('labcraft.name')}</b>
          <span className="text-ink-3">{props.file}</span>
          <em className={STATUS}>{props.status}</em>
        </div>
        <div className="border-line p-5 @min-[44rem]:border-r @min-[44rem]:p-7">
          <p className={CAPTION}>{props.say}</p>
          <p className="border-l-3 border-teal pl-4 text-[1.0625rem]/[1.85] text-ink">
            {holdUnits(props.sentence)}
          </p>
        </div>
        <div className="bg-sunk p-5 @min-[44rem]:p-7">
          <p className={CAPTION}>{props.check}</p>
          <BlockProgram {...props.blocks} />
        </div>
        <div className="border-l border-line p-7 @max-[62rem]:hidden" data-rehearsal>
          <p className={CAPTION}>{props.rehearse}</p>
          <svg className="drawing h-auto w-full" viewBox="-8 -10 144 104" role="img" aria-label={props.plate}>
            <Wells fill={filled} />
            <path className="fill-none stroke-orange stroke-3" d="M55.4 4V83" />
          </svg>
        </div>
        <div className="flex items-center justify-between gap-4 border-t border-line px-5 py-3 text-[0.8125rem] text-ink-3 @min-[44rem]:col-span-full">
          <span>{props.foot}</span>
          <span
            className="inline-flex items-center gap-2 rounded-edge bg-teal px-3.5 py-1.5 font-semibold text-white"
            aria-hidden="true"
          >
            <Icon name="play" />
            {props.run}
          </span>
        </div>
      </div>
    </div>
  );
}
