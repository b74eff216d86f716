import { type PointerEvent, useMemo } from 'react';
import { fill } from '@/lib/listing/fill';
import { samePath, stepAt } from '@/lib/protocol/edit';
import { type Score as Figures, scoreOf } from './drawing';
import { patternOf } from './liquids';
import { operationText } from './operation-text';
import { Notes } from './score-notes';
import { Pointer } from './score-pointer';
import { AHEAD, type PartProps, type Rows, rowsOf, wave } from './score-rows';
import { useReadout } from './use-moment';
import { unit, useSize } from './use-size';
import type { StudioState } from './use-studio';

/** All of a rehearsal: time runs right, the columns of the plate run down. */
export function Score({ studio }: { studio: StudioState }) {
  const { words, rehearsal, plate, go, blocks, lines, blockOf, isAwake } = studio;
  const size = useSize('studio-score', studio, { width: 1300, height: 121 });
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
    const share = (clientX - left) / (rows.width * unit());
    go(
      Math.max(
        0,
        starts.findLastIndex((start) => start <= share + 1e-6),
      ),
    );
  };
  return (
    <div className="mt-1 grid grid-cols-[4.75rem_minmax(0,1fr)] max-md:grid-cols-1">
      <div className="relative text-[0.75rem]/[1] whitespace-nowrap max-md:hidden" aria-hidden="true">
        <span className="absolute top-1">{words.studio.steps}</span>
        <span className="absolute top-6 right-2.5">{words.studio.lane}</span>
        <span className="absolute top-9 right-2.5 short:hidden">{fill(words.studio.column, { n: 1 })}</span>
        <span className="absolute right-2.5 bottom-5">{fill(words.studio.column, { n: 12 })}</span>
        <span className="absolute bottom-0.5">{words.rehearse.clock}</span>
      </div>
      <div
        id="studio-score"
        className="relative h-[7.5625rem] cursor-ew-resize touch-none max-md:h-16.5 short:h-20"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          seek(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && seek(event)}
        // Not as it goes down: then the press itself takes the focus away.
        onPointerUp={({ currentTarget }) =>
          currentTarget.querySelector('input')?.focus({ preventScroll: true })
        }
      >
        <Slider studio={studio} spans={score.spans} />
        <svg
          className="pointer-events-none absolute inset-0 size-full overflow-visible text-[12px]"
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
          <Marks score={score} rows={rows} />
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
  const done = useReadout(studio, (now) => now);
  const moment = rehearsal.moments[done - 1];
  const what = moment && operationText(moment.operation, studio);
  return (
    <input
      type="range"
      // Or the browser brings an old moment back after a reload, which would be taken for chosen.
      autoComplete="off"
      min={0}
      max={all}
      value={done}
      disabled={!all}
      aria-label={words.rehearse.slider}
      aria-valuetext={what ? fill(words.rehearse.moment, { n: done, all, what }) : words.rehearse.start}
      className="pointer-events-none absolute inset-0 m-0 size-full opacity-0 contain-strict focus-visible:[&+svg]:[outline:3px_solid_var(--color-teal-aqua)]"
      onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      onKeyDown={(event) => {
        const now = spans.findIndex(({ to }) => done <= to);
        const span = spans[now];
        if (event.key === ' ') play();
        else if (event.key === 'PageUp')
          go(done === span?.to ? (spans[now + 1]?.to ?? all) : (span?.to ?? all));
        else if (event.key === 'PageDown') go(spans[done > (span?.from ?? 0) ? now : now - 1]?.from ?? 0);
        else return;
        event.preventDefault();
      }}
    />
  );
}

/** Where each step begins; without the steps over the notes, a scale of them. */
function Marks({ score: { spans, starts }, rows }: Pick<PartProps, 'score' | 'rows'>) {
  const marks = (to: number) =>
    spans
      .map(({ from }) => (from ? `M${(starts[from] ?? 0) * rows.width} ${rows.steps}V${to}` : ''))
      .join('');
  return (
    <>
      <path d={marks(rows.bottom + 2)} className="stroke-night-line" />
      {rows.isSmall ? <path d={marks(rows.top - 2)} className="stroke-on-dark-2" /> : null}
    </>
  );
}

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
      </g>
    );
  });
}

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
