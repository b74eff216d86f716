import { memo, type PointerEvent, useMemo, useRef } from 'react';
import { fill } from '@/lib/listing/fill';
import { samePath, stepAt } from '@/lib/protocol/edit';
import { type Score as Figures, scoreOf } from './drawing';
import { lookOf, patternOf } from './liquids';
import { telling } from './telling';
import { useMoment } from './use-moment';
import { useSize } from './use-size';
import type { StudioState } from './use-studio';
import { duration } from './words';

/** Room behind a mistake, for what was not rehearsed. */
const AHEAD = 64;

/** The figures of the score in pixels, by the room that it has. */
function rowsOf({ width, height }: { width: number; height: number }, ahead: number) {
  const isSmall = height < 70;
  const steps = isSmall ? 0 : 24;
  const top = isSmall ? 10 : height < 100 ? 32 : 35;
  const pitch = (height - top - (isSmall ? 4 : 21)) / 12;
  return { width: width - ahead, isSmall, steps, top, pitch, lane: steps + 3, bottom: top + 12 * pitch };
}
type Rows = ReturnType<typeof rowsOf>;

/** All of a rehearsal: time runs right, the columns of the plate run down. */
export function Score({ studio }: { studio: StudioState }) {
  const { words, rehearsal, plate, go, blocks, lines, blockOf, isAwake } = studio;
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box, { width: 1300, height: 121 });
  const rows = rowsOf(size, rehearsal.mistake ? AHEAD : 0);
  const score = useMemo(() => scoreOf(rehearsal, plate), [rehearsal, plate]);
  const { starts } = score;
  /** Where sentences that were not understood would be. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: the blocks tell where a step is
  const gaps = useMemo(
    () =>
      lines
        .filter(({ sentence }) => sentence.issue)
        .map(({ path }) => {
          const next = rehearsal.moments.findIndex((moment) => isAfter(blockOf(moment.path), path));
          return starts[next < 0 ? starts.length - 1 : next] ?? 0;
        }),
    [lines, starts, blocks],
  );
  /** Goes to the operation at a place of the score. */
  const seek = ({ clientX, currentTarget }: PointerEvent) => {
    const { left } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / rows.width;
    go(
      Math.max(
        0,
        starts.findLastIndex((start) => start <= share + 1e-6),
      ),
    );
  };
  return (
    <div className="mt-1 grid grid-cols-[76px_minmax(0,1fr)] max-md:grid-cols-[minmax(0,1fr)]">
      <div className="relative text-[0.75rem]/[1] max-md:hidden" aria-hidden="true">
        <span className="absolute top-1">{words.studio.steps}</span>
        <span className="absolute top-6 right-2.5">{words.studio.lane}</span>
        <span className="absolute top-9 right-2.5 short:hidden">{fill(words.studio.column, { n: 1 })}</span>
        <span className="absolute right-2.5 bottom-5">{fill(words.studio.column, { n: 12 })}</span>
        <span className="absolute bottom-0.5">{words.rehearse.clock}</span>
      </div>
      <div
        ref={box}
        className="relative h-[121px] cursor-ew-resize touch-none max-md:h-[66px] short:h-[80px]"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          seek(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && seek(event)}
      >
        <Slider studio={studio} spans={score.spans} />
        <svg
          className="pointer-events-none absolute inset-0 size-full overflow-visible text-[0.75rem]"
          viewBox={`0 0 ${size.width} ${size.height}`}
          aria-hidden="true"
        >
          <path
            d={Array.from(
              { length: 12 },
              (_, row) => `M0 ${rows.top + (row + 0.5) * rows.pitch}H${size.width}`,
            ).join('')}
            className="stroke-night-line"
          />
          {rows.isSmall ? null : <Steps studio={studio} score={score} rows={rows} />}
          <Notes score={score} rows={rows} studio={studio} />
          {[...new Set(gaps)].map((share) => (
            <GapMark key={share} x={share * rows.width} rows={rows} />
          ))}
          {rehearsal.mistake ? (
            <rect x={rows.width + 2} y="0" width={AHEAD - 2} height={rows.bottom} fill={patternOf('night')} />
          ) : null}
        </svg>
        {isAwake ? <Pointer studio={studio} score={score} rows={rows} /> : null}
      </div>
    </div>
  );
}

/** Whether a block is read after another. */
const isAfter = (path: readonly number[] | undefined, other: readonly number[]) => {
  const at = other.findIndex((place, depth) => path?.[depth] !== place);
  return path !== undefined && at >= 0 && (path[at] ?? -1) > (other[at] as number);
};

type SliderProps = { studio: StudioState; spans: Figures['spans'] };

/** The moment for keys and screen readers. */
function Slider({ studio, spans }: SliderProps) {
  const { words, rehearsal, go, play } = studio;
  const all = rehearsal.moments.length;
  const done = useMoment(studio, (now) => now);
  const moment = rehearsal.moments[done - 1];
  const what = moment && telling(moment.operation, studio);
  return (
    <input
      type="range"
      min={0}
      max={all}
      value={done}
      disabled={!all}
      aria-label={words.rehearse.slider}
      aria-valuetext={what ? fill(words.rehearse.moment, { n: done, all, what }) : words.rehearse.start}
      className="pointer-events-none absolute inset-0 m-0 size-full opacity-0 [contain:strict] focus-visible:[&+svg]:[outline:3px_solid_var(--color-teal-aqua)]"
      onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      onKeyDown={(event) => {
        const now = spans.findIndex(({ to }) => done <= to);
        const span = spans[now];
        if (event.key === ' ') play();
        else if (event.key === 'PageDown')
          go(done === span?.to ? (spans[now + 1]?.to ?? all) : (span?.to ?? all));
        else if (event.key === 'PageUp') go(spans[done > (span?.from ?? 0) ? now : now - 1]?.from ?? 0);
        else return;
        event.preventDefault();
      }}
    />
  );
}

type PartProps = { studio: StudioState; score: Figures; rows: Rows };

/** The steps over the notes. */
function Steps({ studio, score: { spans, starts }, rows }: PartProps) {
  const { blocks, blockOf, selected, words } = studio;
  return spans.map(({ path, round, from, to }) => {
    const block = blockOf(path);
    const step = block && stepAt(blocks, block);
    const x = (starts[from] ?? 0) * rows.width;
    const wide = (starts[to] ?? 1) * rows.width - x;
    const isChosen = selected && block && samePath(block, selected.slice(0, 1));
    const times = step?.do === 'repeat' && round ? `${round}／${step.times}` : '';
    const verb = step && step.do !== 'gap' ? words.check.verbs[step.do] : '';
    const text = [`${(path[0] ?? 0) + 1}  ${verb} ${times}`.trimEnd(), times, `${(path[0] ?? 0) + 1}`].find(
      (one) => one && wide > [...one].reduce((room, sign) => room + (sign > '\u2000' ? 13 : 8), 16),
    );
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
          className={`${step?.do === 'repeat' ? 'fill-teal' : 'fill-white'} ${isChosen ? 'stroke-teal-aqua stroke-3' : ''}`}
        />
        <text
          x={x + 10}
          y="15"
          className={`font-semibold whitespace-pre ${step?.do === 'repeat' ? 'fill-white' : 'fill-ink'}`}
        >
          {text}
        </text>
        {from ? <path d={`M${x} ${rows.steps}V${rows.bottom + 2}`} className="stroke-night-line" /> : null}
      </g>
    );
  });
}

/** Vertical waves: where time is left out, and where a sentence is. */
const wave = (x: number, from: number, to: number, wide: number) => {
  const by = (to - from) / 4;
  return `M${x} ${from}q${wide} ${by / 2} 0 ${by}t0 ${by} 0 ${by} 0 ${by}`;
};

function GapMark({ x, rows }: { x: number; rows: Rows }) {
  return (
    <>
      <path d={wave(x, rows.steps, rows.bottom, 6)} className="fill-none stroke-orange-lit stroke-2" />
      {rows.isSmall ? null : (
        <>
          <rect x={x - 10} y="1" width="20" height="19" rx="2" className="fill-night stroke-orange-lit" />
          <text x={x} y="15" textAnchor="middle" className="fill-orange-lit font-semibold">
            {'?'}
          </text>
        </>
      )}
    </>
  );
}

/** The notes, one path for each look. */
const Notes = memo(
  ({ studio, score: { notes, starts, waits, picks, minutes }, rows }: PartProps) => {
    const { locale, words } = studio;
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
    const every = Math.max(1, Math.ceil(minutes.length / 14));
    return (
      <g>
        {waits.map(({ at, isShort }) => {
          const [from, to] = [x(at) + 1, x(at + 1) - 1];
          const middle = (from + to) / 2;
          return (
            <g key={at}>
              <rect
                x={from}
                y={rows.top}
                width={Math.max(1, to - from)}
                height={rows.bottom - rows.top}
                fill={patternOf('night')}
              />
              {isShort ? (
                <>
                  <path
                    d={wave(middle, rows.top - 3, rows.bottom + 3, 4)}
                    className="fill-none stroke-night stroke-[7]"
                  />
                  {[-3, 3].map((side) => (
                    <path
                      key={side}
                      d={wave(middle + side, rows.top - 3, rows.bottom + 3, 4)}
                      className="fill-none stroke-on-dark-2 stroke-[1.5]"
                    />
                  ))}
                </>
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
          <>
            <path
              d={picks.map((at) => `M${x(at)} ${rows.steps - 3}h7l-2 5h-3z`).join('')}
              className="fill-on-dark-2"
            />
            {minutes
              .filter(({ minute }) => minute % every === 0)
              .filter(({ x: share }, index, kept) => (share - (kept[index - 1]?.x ?? -1)) * rows.width > 44)
              .map(({ minute, x: share }) => (
                <text
                  key={minute}
                  x={share * rows.width}
                  y={rows.bottom + 17}
                  textAnchor="middle"
                  className="fill-on-dark-2"
                >
                  {fill(words.studio.minute, { n: minute })}
                </text>
              ))}
            {waits.map(({ at, seconds, isShort }) =>
              x(at + 1) - x(at) > (isShort ? 88 : 44) ? (
                <text
                  key={at}
                  x={(x(at) + x(at + 1)) / 2 + (isShort ? 8 : 0)}
                  y={(rows.top + rows.bottom) / 2 + 4}
                  textAnchor={isShort ? 'start' : 'middle'}
                  className="fill-on-dark-2 stroke-night stroke-[6] [paint-order:stroke]"
                >
                  {duration(seconds, locale)}
                </text>
              ) : null,
            )}
          </>
        )}
      </g>
    );
  },
  (one, other) =>
    one.score === other.score && one.rows.width === other.rows.width && one.rows.bottom === other.rows.bottom,
);

/** What moves while it plays: transforms alone, so that nothing is laid out anew. */
function Pointer({ studio, score: { starts, spans }, rows }: PartProps) {
  const { isSmall, steps, bottom, width } = rows;
  const all = studio.rehearsal.moments.length;
  const done = useMoment(studio, (now) => now);
  const at = (starts[done] ?? 0) * width;
  const span = done < all ? spans.find(({ from, to }) => done > from && done <= to) : undefined;
  const left = (starts[span?.from ?? 0] ?? 0) * width;
  const wide = (starts[span?.to ?? 0] ?? 0) * width - left;
  const isStopped = done >= all && studio.rehearsal.mistake;
  return (
    <>
      {span && !isSmall ? (
        <div
          className="pointer-events-none absolute top-px h-[19px] origin-left bg-orange mix-blend-multiply forced-colors:hidden"
          style={{ left, width: wide, transform: `scaleX(${(at - left) / wide})` }}
        />
      ) : null}
      <div
        className="pointer-events-none absolute left-0 overflow-clip"
        style={{ top: steps, height: bottom - steps, width }}
      >
        <div className="h-full bg-night/55" style={{ transform: `translateX(${at}px)` }} />
      </div>
      <div
        className="pointer-events-none absolute top-0 left-0"
        style={{ transform: `translateX(${Math.min(at, width)}px)` }}
      >
        <svg
          className="absolute -left-6 h-36 w-12 max-w-none overflow-visible text-[0.75rem] [contain:size_layout]"
          viewBox="-24 0 48 144"
          aria-hidden="true"
        >
          <path d={`M0 ${isSmall || isStopped ? 4 : 20}V${bottom + 4}`} className="stroke-orange stroke-2" />
          {isStopped ? (
            <path
              d={`M0 ${isSmall ? 0 : 18}l11 19h-22zM0 ${isSmall ? 7 : 25}v5m0 2v2`}
              className="fill-orange stroke-night stroke-[1.5]"
            />
          ) : isSmall ? (
            <path d="M-6 0h12v5l-6 6-6-6z" className="fill-orange" />
          ) : (
            <>
              <path d={`M-17 ${bottom + 5}h12l5 -5 5 5h12v17h-34z`} className="fill-orange" />
              <text y={bottom + 18} textAnchor="middle" className="fill-ink font-semibold">
                {done}
              </text>
            </>
          )}
        </svg>
      </div>
    </>
  );
}
