/** What drawings of the studio are filled with (islands/labcraft-studio/liquids.tsx), once in the page and not in its script. */
export const Patterns = () => (
  <svg className="absolute size-0" aria-hidden="true">
    <defs>
      {Object.entries(PATTERNS).map(([name, [d, turn, look]]) => (
        <pattern
          key={name}
          id={`liquid-${name}`}
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
        >
          <path d={d} className={look} />
        </pattern>
      ))}
    </defs>
  </svg>
);

const PATTERNS: Readonly<Record<string, readonly [d: string, turn: number, look: string]>> = {
  line: ['M0 0V4', 45, 'stroke-olive-deep stroke-2'],
  back: ['M0 0V4', -45, 'stroke-teal stroke-2'],
  flat: ['M0 0H4', 0, 'stroke-ink-3 stroke-2'],
  upright: ['M0 0V4', 0, 'stroke-teal stroke-2'],
  cross: ['M0 0V4M0 0H4', 45, 'stroke-teal-deep stroke-[1.25]'],
  dot: ['M2 2h.01', 0, 'stroke-teal stroke-[1.8] [stroke-linecap:round]'],
  spot: ['M2 2h.01', 45, 'stroke-olive-deep stroke-[1.8] [stroke-linecap:round]'],
  cut: ['M0 0V4', 45, 'stroke-line-stage'],
  stop: ['M0 0V4', 45, 'stroke-orange stroke-2'],
  night: ['M0 0V4', 45, 'stroke-night-line stroke-2'],
};
