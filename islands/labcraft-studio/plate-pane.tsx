import { memo } from 'react';
import { fill } from '@/lib/listing/fill';
import { keyOf } from '@/lib/protocol/contents';
import { KIT } from '@/lib/protocol/kit';
import { arc, mixOf, partsOf, volumeOf } from './drawing';
import { Swatch } from './liquids';
import { HEAD, PANE, type PaneProps } from './pane';
import { Plan } from './plan';
import { Section } from './section';
import { useReadout } from './use-moment';
import { useSize } from './use-size';
import type { StudioState } from './use-studio';
import { Without } from './without';
import { micro } from './words';

/** The plate at the moment: from above, cut along the row under focus, and what its colours stand for. */
export const PlatePane = memo(({ studio, className, inert }: PaneProps) => {
  const { words, plates, plate, setPlate } = studio;
  const size = useSize('studio-plate', studio, { width: 632, height: 436 });
  return (
    <section
      id="pane-try"
      className={`${PANE} bg-paper ${className}`}
      inert={inert}
      aria-labelledby="studio-try"
    >
      <div className={`${HEAD} pl-5 max-md:flex-wrap max-md:gap-y-0`}>
        <Without
          studio={studio}
          className="w-full pt-1.5 text-[0.8125rem]/[1.5] whitespace-normal text-orange-deep md:hidden"
        />
        <h2 id="studio-try" className="text-[0.8125rem]/[1] tracking-normal text-ink max-md:sr-only">
          {words.rehearse.title}
        </h2>
        {plates.length > 1 ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of buttons in a line
          <div role="group" aria-label={words.plate.plates} className="flex">
            {plates.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === plate}
                onClick={() => setPlate(one)}
                className="min-h-7 min-w-9 border border-line-strong text-center text-ink aria-pressed:bg-ink aria-pressed:text-white pointer-coarse:min-h-11"
              >
                {one}
              </button>
            ))}
          </div>
        ) : null}
        <Reading studio={studio} />
      </div>
      <div id="studio-plate" className="grid min-h-0">
        <Plan studio={studio} size={size} />
      </div>
      <div className="grid min-w-0 grid-rows-[minmax(0,1fr)_2.125rem] border-t border-line max-md:grid-rows-[6.625rem_auto] short:grid-rows-[minmax(0,1fr)_1.75rem]">
        <Section studio={studio} plan={size} />
        <Legend studio={studio} />
      </div>
    </section>
  );
});

/** What is in the well under focus, in figures. */
function Reading({ studio }: { studio: StudioState }) {
  const { sceneAt, plate, well, names, nameOf, words } = studio;
  const mix = useReadout(studio, (done) => mixOf(sceneAt(done).wells.get(keyOf(plate, well)), names));
  const parts = partsOf(mix);
  return (
    <div className="h-6 min-w-0 flex-1 text-right text-[0.8125rem]/[1.5rem] text-ink contain-strict max-md:h-auto max-md:min-h-12 max-md:whitespace-normal max-md:[contain:layout_style]">
      <b className="mr-2 rounded-edge bg-ink px-1.5 font-mono text-white">{well}</b>
      {parts.length ? (
        <>
          <b className="text-[1.0625rem]">{micro(volumeOf(parts))}</b>
          {' µL'}
          {parts.length > 1 ? ' = ' : ' '}
          {parts
            .map(
              ([liquid, volume]) =>
                nameOf(names[liquid] ?? '') + (parts.length > 1 ? ` ${micro(volume)}` : ''),
            )
            .join(' + ')}
        </>
      ) : (
        words.plate.empty
      )}
    </div>
  );
}

/** The liquids of the protocol, and how much of each to fill in. */
function Legend({ studio: { names, letters, nameOf, rehearsal, words } }: { studio: StudioState }) {
  const filled = rehearsal.liquids.some((liquid) => liquid.fill > 0);
  const fillOf = (name: string) => rehearsal.liquids.find((liquid) => liquid.name === name)?.fill ?? 0;
  return (
    <>
      <ul className="flex items-center gap-x-3 gap-y-1 overflow-x-auto px-4 text-[0.75rem] whitespace-nowrap text-ink-3 max-md:flex-wrap max-md:border-t max-md:border-line max-md:py-2 [&>li]:flex-none [&>li]:text-nowrap">
        {names.map((name, index) => (
          <li key={name} className="flex items-center gap-1.5">
            <Swatch liquid={index} letter={letters[index] ?? ''} />
            <b className="text-[0.8125rem]">{nameOf(name)}</b>
            {fillOf(name) ? `${micro(fillOf(name) / 1000)} mL` : null}
          </li>
        ))}
        {filled ? (
          <li title={words.plate.deadHelp}>{fill(words.plate.dead, { dead: KIT.dead / 1000 })}</li>
        ) : null}
        <li className="ml-auto flex items-center gap-1.5 max-[84rem]:md:hidden">
          <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
            <circle cx="10" cy="10" r="9" className="fill-white stroke-line-strong" />
            <path d={arc(10, 10, 7.8, 0.5, 0.85)} className="fill-none stroke-ink stroke-[2.6]" />
          </svg>
          {fill(words.plate.round, { limit: KIT.wellMax })}
        </li>
      </ul>
      {/* Not in the list, which scrolls where it is long. */}
      {filled ? <p className="sr-only">{words.plate.deadHelp}</p> : null}
    </>
  );
}
