import { memo, type PointerEvent, useMemo, useRef } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { fill } from '@/lib/listing/fill';
import { samePath, stepAt } from '@/lib/protocol/edit';
import { stepNumber } from '@/lib/protocol/export/worklist';
import type { Mistake, Operation, Spot } from '@/lib/protocol/rehearse';
import { type Score, scoreOf } from './drawing';
import { Sign } from './icons';
import { lookOf, patternOf } from './liquids';
import { useSize } from './use-size';
import type { StudioState } from './use-studio';
import { duration, micro } from './words';

/** What an operation does, in a sentence. */
function telling(
  operation: Operation,
  { words: { rehearse: words }, rehearsal, nameOf }: StudioState,
): string {
  const spot = (place: Spot | 'waste') => {
    if (place === 'waste') return words.places.waste;
    if ('reservoir' in place)
      return fill(words.places.reservoir, {
        name: nameOf(rehearsal.liquids[place.reservoir - 1]?.name ?? ''),
      });
    const span = place.wells.length > 1 ? `${place.wells[0]}–${place.wells.at(-1)}` : (place.wells[0] ?? '');
    return fill(words.places.plate, { n: place.plate, wells: span });
  };
  const { do: verb, ...parts } = operation;
  const values = {
    ...('seconds' in parts && { v: parts.seconds }),
    ...('volume' in parts && { v: micro(parts.volume) }),
    ...('channels' in parts && { n: parts.channels }),
    ...('plate' in parts && { n: parts.plate }),
    ...('rpm' in parts && { rpm: parts.rpm }),
    ...('celsius' in parts && { celsius: parts.celsius }),
    ...('from' in parts && { place: spot(parts.from) }),
    ...('to' in parts && { place: spot(parts.to) }),
  };
  return fill(words.operations[verb as keyof typeof words.operations] ?? '', values);
}

/** Why a rehearsal stopped, with its figures. */
export const because = (mistake: Mistake, { words, nameOf }: StudioState): string =>
  fill(words.rehearse.mistakes[mistake.kind], {
    ...(mistake.wells && {
      wells: mistake.wells.length > 2 ? `${mistake.wells[0]}–${mistake.wells.at(-1)}` : mistake.wells.join(),
    }),
    ...(mistake.volume !== undefined && { volume: micro(mistake.volume) }),
    ...(mistake.limit !== undefined && { limit: micro(mistake.limit) }),
    ...(mistake.liquids?.[0] !== undefined && { one: nameOf(mistake.liquids[0]) }),
    ...(mistake.liquids?.[1] !== undefined && { other: nameOf(mistake.liquids[1]) }),
  });

const BUTTON =
  'grid size-9 place-items-center rounded-edge text-white hover:bg-night-line disabled:bg-transparent disabled:text-line-strong pointer-coarse:size-11';

/** The transport: what is done at the moment, what it needs, and the score of all of it. */
export function Deck({ studio }: { studio: StudioState }) {
  const {
    words: all,
    rehearsal,
    done,
    go,
    isPlaying,
    play,
    locale,
    scene: _,
    select,
    stopped,
    understood,
  } = studio;
  const words = all.rehearse;
  const { moments, mistake, liquids, tips, seconds } = rehearsal;
  const count = moments.length;
  const moment = moments[done - 1];
  const what = moment ? telling(moment.operation, studio) : words.start;
  const shown = mistake && done >= count ? mistake : undefined;
  const isStill =
    typeof window !== 'undefined' && window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  const gaps = understood.sentences.filter(({ issue }) => issue).length;
  const drawn = liquids.reduce((sum, liquid) => sum + liquid.drawn, 0);
  return (
    <section
      className="relative z-10 bg-night px-6 pt-1.5 pb-2 text-on-dark-2 max-md:sticky max-md:bottom-0 max-md:px-4"
      aria-label={all.studio.deck}
    >
      <div className="flex min-h-11 items-center gap-4 max-md:flex-wrap max-md:gap-x-3 max-md:gap-y-0">
        <div className="-ml-2 flex items-center gap-0.5" data-needs-script>
          <button
            type="button"
            className={`${BUTTON} max-md:hidden`}
            disabled={done <= 0}
            onClick={() => go(0)}
            aria-label={all.studio.first}
          >
            <Sign name="first" />
          </button>
          <button
            type="button"
            className={BUTTON}
            disabled={done <= 0}
            onClick={() => go(done - 1)}
            aria-label={words.back}
          >
            <Sign name="back" />
          </button>
          {isStill ? null : (
            <button
              type="button"
              className="mx-1 grid h-10 w-11 place-items-center rounded-edge bg-white text-ink hover:bg-teal-mist disabled:bg-night-line disabled:text-line-strong pointer-coarse:h-11"
              disabled={!count}
              onClick={play}
              aria-label={isPlaying ? words.pause : words.play}
            >
              <Sign name={isPlaying ? 'pause' : 'play'} />
            </button>
          )}
          <button
            type="button"
            className={BUTTON}
            disabled={done >= count}
            onClick={() => go(done + 1)}
            aria-label={words.forward}
          >
            <Sign name="forward" />
          </button>
          <button
            type="button"
            className={`${BUTTON} max-md:hidden`}
            disabled={done >= count}
            onClick={() => go(count)}
            aria-label={all.studio.last}
          >
            <Sign name="last" />
          </button>
        </div>
        {shown ? (
          <div
            className="flex min-w-0 flex-1 items-center gap-4 text-[0.8125rem]/[1.5] text-white"
            role="alert"
          >
            <b className="flex-none rounded-edge bg-orange px-2.5 py-1 text-ink">
              {fill(words.stopped, { step: stepNumber(shown.path) })}
            </b>
            <span className="min-w-0">{because(shown, studio)}</span>
            {stopped ? (
              <button
                type="button"
                className="ml-auto min-h-8 flex-none rounded-edge border border-on-dark-2 px-3 font-semibold text-white hover:bg-night-line pointer-coarse:min-h-11"
                onClick={() => {
                  select(stopped);
                  studio.setTab('check');
                }}
              >
                {words.goTo}
              </button>
            ) : null}
          </div>
        ) : (
          <p className="h-6 min-w-0 flex-1 overflow-hidden text-[0.9375rem]/[1.5rem] whitespace-nowrap text-white [contain:strict] max-md:h-10 max-md:text-[0.8125rem]/[1.25rem]">
            <span className="mr-3 font-mono text-[0.8125rem] text-on-dark-2 max-md:block">
              <span className="text-orange-lit">{done}</span>
              {`／${count}`}
            </span>
            {what}
            {gaps ? (
              <span className="ml-3 text-[0.8125rem] text-orange-lit max-md:hidden">
                {fill(all.studio.without, { n: gaps })}
              </span>
            ) : null}
          </p>
        )}
        {shown ? null : (
          <dl className="flex gap-7 text-[0.75rem]/[1.25] whitespace-nowrap max-md:w-full max-md:justify-between max-md:gap-3">
            <Count term={words.tips} value={fill(all.studio.tipCount, { n: tips })} />
            <Count
              term={all.studio.drawn}
              value={fill(all.studio.drawnVolume, { volume: micro(drawn / 1000) })}
              className="max-lg:hidden"
            />
            <Count
              term={words.time}
              value={fill(words.minutes, {
                a: duration(seconds[0], locale),
                b: duration(seconds[1], locale),
              })}
            />
          </dl>
        )}
      </div>
      <ScoreRow
        studio={studio}
        told={moment ? fill(words.moment, { n: done, all: count, what }) : words.start}
      />
    </section>
  );
}

const Count = ({
  term,
  value,
  className = 'max-md:flex max-md:items-baseline max-md:gap-1.5',
}: {
  term: string;
  value: string;
  className?: string;
}) => (
  <div className={className}>
    <dt>{term}</dt>
    <dd className="text-[0.9375rem] font-medium text-white max-md:text-[0.8125rem]">{value}</dd>
  </div>
);

/** The figures of the score in pixels, by the room that it has. */
function rowsOf({ width, height }: { width: number; height: number }) {
  const isSmall = height < 80;
  const steps = isSmall ? 0 : 24;
  const top = isSmall ? 10 : 35;
  const pitch = (height - top - (isSmall ? 4 : 22)) / 12;
  return { width, isSmall, steps, top, pitch, lane: steps + 3, bottom: top + 12 * pitch };
}
type Rows = ReturnType<typeof rowsOf>;

function ScoreRow({ studio, told }: { studio: StudioState; told: string }) {
  const { words, rehearsal, plate, done, go, selected, blocks, blockOf, isAwake } = studio;
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box, { width: 1300, height: 121 });
  const rows = rowsOf(size);
  const score = useMemo(() => scoreOf(rehearsal, plate), [rehearsal, plate]);
  const count = rehearsal.moments.length;
  const { starts, spans } = score;
  const at = (starts[done] ?? 0) * rows.width;
  const label = (verb: string | undefined) =>
    verb && verb in words.check.verbs ? words.check.verbs[verb as keyof typeof words.check.verbs] : '';
  /** The operation at a place of the score. */
  const seek = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    go(
      Math.max(
        0,
        starts.findLastIndex((start) => start <= share + 1e-6),
      ),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the blocks tell where a step is
  const drawnSpans = useMemo(
    () =>
      spans.map((span) => ({
        ...span,
        block: blockOf(span.path),
        x: (starts[span.from] ?? 0) * rows.width,
        wide: ((starts[span.to] ?? 1) - (starts[span.from] ?? 0)) * rows.width,
      })),
    [spans, starts, rows.width, blocks],
  );
  return (
    <div className="mt-1 grid grid-cols-[64px_minmax(0,1fr)] max-md:grid-cols-[minmax(0,1fr)]">
      <div className="relative text-[0.75rem]/[1] max-md:hidden" aria-hidden="true">
        <span className="absolute top-1">{words.studio.steps}</span>
        <span className="absolute top-7 right-2.5">{words.studio.lane}</span>
        <span className="absolute right-2.5 bottom-5">{fill(words.studio.column, { n: 12 })}</span>
      </div>
      <div
        ref={box}
        className="relative h-[121px] cursor-ew-resize touch-none max-md:h-[66px] [@media(max-height:50rem)]:h-[84px] max-md:[@media(max-height:50rem)]:h-[66px]"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          seek(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && seek(event)}
      >
        <input
          type="range"
          min={0}
          max={count}
          value={done}
          disabled={!count}
          aria-label={words.rehearse.slider}
          aria-valuetext={told}
          className="pointer-events-none absolute inset-0 m-0 size-full opacity-0 focus-visible:[&+svg]:[outline:3px_solid_var(--color-teal-aqua)]"
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
          onKeyDown={(event) => {
            const page = { PageUp: -1, PageDown: 1 }[event.key];
            if (event.key === ' ') studio.play();
            else if (page) {
              const now = spans.findIndex(({ to }) => done <= to);
              go(
                page > 0
                  ? (spans[now]?.to ?? count) + (done === spans[now]?.to ? 1 : 0)
                  : (spans[done > (spans[now]?.from ?? 0) ? now : now - 1]?.from ?? 0),
              );
            } else return;
            event.preventDefault();
          }}
        />
        <svg
          className="pointer-events-none absolute inset-0 size-full overflow-visible text-[0.75rem]"
          viewBox={`0 0 ${size.width} ${size.height}`}
          aria-hidden="true"
        >
          <path
            d={Array.from(
              { length: 12 },
              (_, row) => `M0 ${rows.top + (row + 0.5) * rows.pitch}H${rows.width}`,
            ).join('')}
            className="stroke-night-line"
          />
          {rows.isSmall
            ? null
            : drawnSpans.map(({ from, x, wide, block, round, path }) => {
                const step = rehearsal.moments[from] && block ? stepAt(blocks, block) : undefined;
                const isChosen = selected && block && samePath(block, selected.slice(0, 1));
                const isRepeat = step?.do === 'repeat';
                const text = `${path.map((place) => place + 1).join('.')}  ${label(step?.do)}${isRepeat && round ? ` ${round}／${step.times}` : ''}`;
                return (
                  <g key={from}>
                    {isChosen ? (
                      <rect
                        x={x}
                        y={rows.steps}
                        width={wide}
                        height={rows.bottom - rows.steps}
                        className="fill-teal-aqua/10"
                      />
                    ) : null}
                    <rect
                      x={x + 1.5}
                      y="1.5"
                      width={Math.max(1, wide - 3)}
                      height="18"
                      rx="2"
                      className={`${isRepeat ? 'fill-teal' : 'fill-white'} ${isChosen ? 'stroke-teal-aqua stroke-3' : ''}`}
                    />
                    {wide > text.length * 11 ? (
                      <text
                        x={x + 10}
                        y="15"
                        className={`font-semibold whitespace-pre ${isRepeat ? 'fill-white' : 'fill-ink'}`}
                      >
                        {text}
                      </text>
                    ) : null}
                    {from ? (
                      <path d={`M${x} ${rows.steps}V${rows.bottom + 2}`} className="stroke-night-line" />
                    ) : null}
                  </g>
                );
              })}
          <Notes score={score} rows={rows} locale={studio.locale} />
          {rehearsal.mistake && count ? (
            <rect x={rows.width - 6} y="0" width="6" height={rows.bottom} fill={patternOf('stop')} />
          ) : null}
        </svg>
        {isAwake ? (
          <Pointer
            at={at}
            rows={rows}
            span={drawnSpans.find(({ from, to }) => done > from && done <= to && done < count)}
          />
        ) : null}
      </div>
    </div>
  );
}

type PointerProps = { at: number; rows: Rows; span: { x: number; wide: number } | undefined };

/** What moves while it plays: transforms alone, so that nothing is laid out anew. */
const Pointer = ({ at, rows: { isSmall, steps, bottom, width }, span }: PointerProps) => (
  <>
    {span && !isSmall ? (
      <div
        className="pointer-events-none absolute top-px h-[19px] origin-left bg-orange mix-blend-multiply forced-colors:hidden"
        style={{ left: span.x, width: span.wide, transform: `scaleX(${(at - span.x) / span.wide})` }}
      />
    ) : null}
    <div
      className="pointer-events-none absolute inset-x-0 overflow-clip"
      style={{ top: steps, height: bottom - steps }}
    >
      <div className="h-full bg-night/55" style={{ transform: `translateX(${at}px)` }} />
    </div>
    <div
      className="pointer-events-none absolute top-0 left-0"
      style={{ transform: `translateX(${Math.min(at, width)}px)` }}
    >
      <svg
        className="absolute -left-2 h-32 w-4 max-w-none overflow-visible"
        viewBox="-8 0 16 128"
        aria-hidden="true"
      >
        <path d={`M0 ${isSmall ? 4 : 20}V${bottom + 4}`} className="stroke-orange stroke-2" />
        <path
          d={isSmall ? 'M-6 0h12v5l-6 6-6-6z' : `M-6 ${bottom + 9}h12v-4l-6-6-6 6z`}
          className="fill-orange"
        />
      </svg>
    </div>
  </>
);

type NotesProps = { score: Score; rows: Rows; locale: Locale };

/** The notes, one path for each look. */
const Notes = memo(({ score: { notes, starts, waits, picks, minutes }, rows, locale }: NotesProps) => {
  const x = (operation: number) => (starts[operation] ?? 0) * rows.width;
  const paths = new Map<string, string>();
  for (const { liquid, hollow, row, at } of notes) {
    if (row < 0 && rows.isSmall) continue;
    const wide = Math.max(1.6, x(at + 1) - x(at) - 1.2);
    const [y, high] =
      row < 0 ? [rows.lane, 5] : [rows.top + row * rows.pitch + 0.3, Math.max(2, rows.pitch - 0.6)];
    const key = `${liquid}${hollow ? ' hollow' : ''}`;
    paths.set(key, `${paths.get(key) ?? ''}M${x(at)} ${y}h${wide}v${high}h${-wide}z`);
  }
  return (
    <g>
      {waits.map(({ at, seconds, isShort }) => {
        const wide = x(at + 1) - x(at);
        return (
          <g key={at}>
            <rect
              x={x(at) + 1}
              y={rows.top}
              width={Math.max(1, wide - 2)}
              height={rows.bottom - rows.top}
              fill={patternOf('night')}
            />
            {wide > 44 && !rows.isSmall ? (
              <text
                x={x(at) + wide / 2}
                y={(rows.top + rows.bottom) / 2 + 4}
                textAnchor="middle"
                className="fill-on-dark-2 stroke-night stroke-[6] [paint-order:stroke]"
              >
                {isShort ? '≈ ' : ''}
                {duration(seconds, locale)}
              </text>
            ) : null}
          </g>
        );
      })}
      {[...paths].map(([key, d]) => {
        const [liquid, hollow] = key.split(' ');
        const { fill: look, night = look } = lookOf(Number(liquid));
        return <path key={key} d={d} className={night} fillOpacity={hollow ? 0.4 : 1} />;
      })}
      {rows.isSmall ? null : (
        <path
          d={picks.map((at) => `M${x(at)} ${rows.steps - 3}h7l-2 5h-3z`).join('')}
          className="fill-on-dark-2"
        />
      )}
      {rows.isSmall
        ? null
        : minutes
            .filter(
              ({ x: share }, index) =>
                (share - (minutes[index - 1]?.x ?? 0)) * rows.width > 30 || minutes.length < rows.width / 60,
            )
            .filter(({ minute }) => minute % Math.max(1, Math.ceil(minutes.length / 14)) === 0)
            .map(({ minute, x: share }) => (
              <text
                key={minute}
                x={share * rows.width}
                y={rows.bottom + 18}
                textAnchor="middle"
                className="fill-white"
              >
                {minute}
              </text>
            ))}
    </g>
  );
});
