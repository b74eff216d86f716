import type { LabcloneCopy, LabcloneFigure } from '@/app/[locale]/services/lablockly/copy';
import { Label } from '@/components/drawings/label';
import { draw } from '@/components/drawings/looks';
import { TitledList } from '@/components/sections/titled-list';
import { Section } from '@/components/ui/section';
import { figure } from '@/lib/content';
import { isJapanese } from '@/lib/text/lines';

/** Five benefits on the night band, and two example figures with bars of one scale. */
export function BenefitsAndFigures({ label, title, items, ...rest }: LabcloneCopy['benefits']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-10" surface="night">
      <TitledList items={items} className="kben md:col-end-8" />
      <div className="kfig md:col-start-9">
        <p className="kfig__h">{rest.example}</p>
        <ChangeBars {...rest.success} percent={figure('labclone.success')} />
        <ChangeBars {...rest.cycle} percent={-figure('labclone.cycle')} />
        <p className="text-small">{rest.note}</p>
      </div>
    </Section>
  );
}

type ChangeBarsProps = LabcloneFigure & {
  /** Change against 100 before, in percent. */
  percent: number;
};

/** The longest bar of the page is 130 long; all bars share this scale. */
const SCALE = 3;
const BEFORE = 100 * SCALE;

/** One example figure, large, over two bars: before and after, to scale. */
function ChangeBars({ title, figure, change, drawing, before, after, percent }: ChangeBarsProps) {
  const changed = (100 + percent) * SCALE;
  return (
    <div className="kfig__i">
      <p className="kfig__t">{title}</p>
      <p className="kfig__n">
        {figure}
        <small>
          {isJapanese(change) ? '' : ' '}
          {change}
        </small>
      </p>
      <svg
        className="drawing h-auto w-full [--color-ink-2:var(--color-on-dark-2)] [--drawing-text:21px] min-[30rem]:[--drawing-text:18px] lg:[--drawing-text:14px]"
        viewBox="0 0 480 56"
        overflow="visible"
        role="img"
        aria-label={drawing}
      >
        <rect className="kfig__b" width={BEFORE} height="22" />
        <rect className="kfig__a" y="30" width={changed} height="22" />
        <g className={draw.words}>
          <Label x={BEFORE + 10} y="17" text={before} />
          <Label x={changed + 10} y="47" text={after} />
        </g>
      </svg>
    </div>
  );
}
