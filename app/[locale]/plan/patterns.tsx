/** What drawings of the tool are filled with (islands/desk-check/looks.tsx), once in the page and not in its script. */
export const Patterns = () => (
  <svg className="absolute" width="0" height="0" aria-hidden="true">
    {PATTERNS.map(([id, ground, line]) => (
      <pattern
        key={id}
        id={id}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className={ground} width="5" height="5" />
        <rect className={line} width="1.5" height="5" />
      </pattern>
    ))}
  </svg>
);
const PATTERNS = [
  ['dk-prepared', 'fill-white', 'fill-teal'],
  ['dk-may-stay', 'fill-teal-mist', 'fill-teal'],
  ['dk-tight', 'fill-orange-mist', 'fill-orange-deep'],
  ['dk-short', 'fill-white', 'fill-red'],
] as const;
