import type { PartProps } from './score-rows';
import { useMoment, useReadout } from './use-moment';

/** A length that grows with the text. */
const rem = (length: number) => `${length / 16}rem`;

/** What moves while it plays: transforms alone, so that nothing is laid out anew. */
export function Pointer({ studio, score: { starts, spans }, rows }: PartProps) {
  const { isSmall, steps, bottom, width } = rows;
  const all = studio.rehearsal.moments.length;
  const done = useMoment(studio, (now) => now);
  const readout = useReadout(studio, (now) => now);
  const at = (starts[done] ?? 0) * width;
  const span = done < all ? spans.find(({ from, to }) => done > from && done <= to) : undefined;
  const left = (starts[span?.from ?? 0] ?? 0) * width;
  const wide = (starts[span?.to ?? 0] ?? 0) * width - left;
  return (
    <>
      {span && !isSmall ? (
        <div
          className="pointer-events-none absolute top-px h-[1.1875rem] origin-left bg-orange mix-blend-multiply forced-colors:hidden"
          style={{ left: rem(left), width: rem(wide), transform: `scaleX(${(at - left) / wide})` }}
        />
      ) : null}
      <div
        className="pointer-events-none absolute left-0 overflow-clip"
        style={{ top: rem(steps), height: rem(bottom - steps), width: rem(width) }}
      >
        <div className="h-full bg-night/55" style={{ transform: `translateX(${rem(at)})` }} />
      </div>
      <div
        className="pointer-events-none absolute top-0 left-0"
        style={{ transform: `translateX(${rem(Math.min(at, width))})` }}
      >
        <svg
          className="absolute -left-6 h-36 w-12 max-w-none overflow-visible text-[12px] [contain:size_layout]"
          viewBox="-24 0 48 144"
          aria-hidden="true"
        >
          <path
            d={`M0 ${isSmall || studio.stop ? 4 : 20}V${bottom + 4}`}
            className="stroke-orange stroke-2"
          />
          {studio.stop ? (
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
                {readout}
              </text>
            </>
          )}
        </svg>
      </div>
    </>
  );
}
