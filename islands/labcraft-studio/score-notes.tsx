import { memo } from 'react';
import { fill } from '@/lib/listing/fill';
import { lookOf, patternOf } from './liquids';
import { type PartProps, wave } from './score-rows';
import { duration } from './words';

/** The notes, one path for each look. */
export const Notes = memo(
  ({ studio, score: { notes, starts, waits, picks, minutes }, rows }: PartProps) => {
    const { locale, words } = studio;
    const x = (operation: number) => (starts[operation] ?? 0) * rows.width;
    const paths = new Map<number, string>();
    for (const { liquid, hollow, row, at } of notes) {
      if (row < 0 && rows.isSmall) continue;
      const wide = Math.max(1.6, x(at + 1) - x(at) - 1.2);
      const [y, high] =
        row < 0 ? [rows.lane, 5] : [rows.top + row * rows.pitch + 0.3, Math.max(2, rows.pitch - 0.6)];
      // What is aspirated is an outline: the same shape with a hole, which runs the other way round.
      const edge = hollow ? Math.min(1, wide / 3, high / 3) : 0;
      const [across, down] = [wide - 2 * edge, high - 2 * edge];
      const hole = edge ? `m${edge} ${edge}v${down}h${across}v${-down}z` : '';
      paths.set(liquid, `${paths.get(liquid) ?? ''}M${x(at)} ${y}h${wide}v${high}h${-wide}z${hole}`);
    }
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
        {[...paths].map(([liquid, d]) => {
          const { fill: look, night = look } = lookOf(liquid);
          return <path key={liquid} d={d} className={night} />;
        })}
        {rows.isSmall ? null : (
          <>
            <path
              d={picks.map((at) => `M${x(at)} ${rows.steps - 3}h7l-2 5h-3z`).join('')}
              className="fill-on-dark-2"
            />
            {minutes
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
