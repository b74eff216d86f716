import type { ComponentProps } from 'react';
import { Drawn, Sign } from './icons';

/** What the bench does not show: it comes with the sheets that do. */
const ICONS = {
  minus: 'M4 12h16',
  close: 'm5 5 14 14M19 5 5 19',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  wrap: 'M4 9V5h13l-3-3M20 15v4H7l3 3',
  link: 'M10 14 14 10M9 7l3-3a5 5 0 0 1 7 7l-3 3M15 17l-3 3a5 5 0 0 1-7-7l3-3',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  open: 'M4 20V5h6l2 3h8v12z',
  in: 'M4 5v9h14M13 9l5 5-5 5',
  out: 'M20 5v9H6M11 9l-5 5 5 5',
} as const;

type SheetSignProps = { name: keyof typeof ICONS | ComponentProps<typeof Sign>['name'] };

/** A sign of a control in a sheet or a drawer. */
export const SheetSign = ({ name }: SheetSignProps) =>
  name in ICONS ? (
    <Drawn d={ICONS[name as keyof typeof ICONS]} />
  ) : (
    <Sign name={name as ComponentProps<typeof Sign>['name']} />
  );
