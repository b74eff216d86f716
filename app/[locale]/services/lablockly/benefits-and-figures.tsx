import type { LabcloneCopy, LabcloneFigure } from '@/app/[locale]/services/lablockly/copy';
import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';
import { TitledList } from '@/components/sections/titled-list';
import { Section } from '@/components/ui/section';
import { figure } from '@/lib/content';
import { isJapanese } from '@/lib/text/lines';

/** Five benefits on the night band, and two example figures with bars of one scale. */
export function BenefitsAndFigures({ label, title, items, ...rest }: LabcloneCopy['benefits']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-10" surface="night">
      <TitledList
        items={items}
        className="sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-x-gap md:col-end-8"
        itemClass="border-t border-night-line py-4.5 last:border-b sm:max-md:odd:last:col-span-full"
      />
      <div className="grid content-start gap-10 sm:max-md:grid-cols-2 md:col-start-9">
        <p className="font-head text-[1.0625rem]/[1.5] font-semibold text-teal-aqua sm:col-span-full">
          {rest.example}
        </p>
        <ChangeBars {...rest.success} percent={figure('labclone.success')} />
        <ChangeBars {...rest.cycle} percent={-figure('labclone.cycle')} />
        <p className="text-small sm:col-span-full">{rest.note}</p>
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
    <div>
      <p className="text-white">{title}</p>
      <p className="mb-3 font-head tnum text-figure/[1.1] font-medium tracking-figure text-white">
        {figure}
        <small className="ml-[0.3em] text-[0.4em] tracking-normal">
          {isJapanese(change) ? '' : ' '}
          {change}
        </small>
      </p>
      <svg
        className="drawing h-auto w-full [--color-ink-2:var(--color-on-dark-2)] [--drawing-text:21px] min-[30rem]:[--drawing-text:18px] sm:max-md:[--drawing-text:21px] lg:[--drawing-text:14px]"
        viewBox="0 0 480 56"
        overflow="visible"
        role="img"
        aria-label={drawing}
      >
        <rect className="fill-line-strong" width={BEFORE} height="22" />
        <rect className="fill-teal-bright" y="30" width={changed} height="22" />
        <g className={draw.words}>
          <Label x={BEFORE + 10} y="17" text={before} />
          <Label x={changed + 10} y="47" text={after} />
        </g>
      </svg>
    </div>
  );
}
