import { classes } from '@/lib/classes';
/**
 * What a button says of its weight: one primary action a screen, beside it a secondary one, else words with a line; each
 * of them on a light ground and on a dark one.
 */
export type ButtonLook =
  | 'primary'
  | 'secondary'
  | 'text'
  | 'primary-night'
  | 'secondary-night'
  | 'text-night';

const BASE =
  'group/button inline-flex items-center justify-between rounded-edge font-head font-semibold tracking-[0.01em] ' +
  'no-underline palt [word-break:auto-phrase] transition-colors duration-(--duration-quick) ' +
  'disabled:bg-sunk disabled:text-ink-3 disabled:cursor-not-allowed print:break-inside-avoid ' +
  '[&>svg]:transition-transform [&>svg]:duration-(--duration-move) [&>svg]:ease-arm hover:[&>svg]:translate-x-1';

const CHAMFER =
  'supports-[corner-shape:bevel]:rounded-br-(--chamfer) supports-[corner-shape:bevel]:[corner-shape:round_round_bevel_round]';
const BOXED = 'border forced-colors:border-current';
const MAIN = `${BOXED} border-transparent ${CHAMFER}`;
/** The line below the words is a background, which forced colours take away. */
const LINE =
  '[background:linear-gradient(currentColor,currentColor)_0_calc(100%_-_0.55rem)/100%_1px_no-repeat] forced-colors:underline';

export const BUTTON_LOOKS: Readonly<Record<ButtonLook, string>> = {
  primary: `${MAIN} bg-teal text-white hover:bg-ink`,
  secondary: `${BOXED} border-ink text-ink hover:bg-ink hover:text-white`,
  text: `${LINE} text-ink hover:text-teal`,
  'primary-night': `${MAIN} bg-white text-ink hover:bg-teal-mist`,
  'secondary-night': `${BOXED} border-on-dark-2 text-white hover:bg-white hover:text-ink`,
  'text-night': `${LINE} text-white hover:text-teal-aqua`,
};

const SIZES = {
  regular: 'gap-5 min-h-14 py-3 pl-6 pr-5.5 text-base/[1.3]',
  small: 'gap-2 min-h-11 px-4 py-2 text-[0.875rem]/[1.3]',
  text: 'gap-5 min-h-11 py-3 text-base/[1.3]',
};

export type Look = { look?: ButtonLook; small?: boolean };

/** For what looks like a button; `ButtonLink`, `ExternalButton`, `AnchorButton` and `Button` bring it along. */
export function buttonLook({
  look = 'secondary',
  small,
  className,
}: Look & { className?: string | undefined } = {}) {
  const size = look.startsWith('text') ? 'text' : small ? 'small' : 'regular';
  return classes(BASE, BUTTON_LOOKS[look], SIZES[size], className);
}
