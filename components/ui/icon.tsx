export const ICONS = {
  arrow: 'M3 12h17M14 6l6 6-6 6',
  external: 'M7 17 18 6M9 6h9v9',
  down: 'm6 9 6 6 6-6',
  anchor: 'M12 3v17M6 14l6 6 6-6',
  left: 'M21 12H4M10 6l-6 6 6 6',
  plus: 'M12 4v16M4 12h16',
  close: 'm5 5 14 14M19 5 5 19',
  menu: 'M3 8h18M3 16h18',
  check: 'm4 12.5 5.5 5.5L20 7',
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M9 6v12M15 6v12',
  search: 'm15.5 15.5 5.5 5.5M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
} as const;

export type IconName = keyof typeof ICONS;

/** A drawn sign beside text. It never carries meaning alone, so it is hidden from screen readers. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} className={name === 'play' ? 'fill-current stroke-none' : undefined} />
    </svg>
  );
}
