import type { StudioState } from './use-studio';

/** A part of the bench; `inert`, and not drawn, where the drawer lies over it. */
export type PaneProps = { studio: StudioState; className: string; inert: boolean };

/** What the three parts of the bench share: head, body and foot, whose lines meet. Beside one another, none lays out another. */
export const PANE =
  'grid min-h-0 min-w-0 inert:invisible grid-rows-[2.5rem_minmax(0,1fr)_var(--foot)] short:grid-rows-[2.25rem_minmax(0,1fr)_var(--foot)] max-md:grid-rows-[auto_1fr_auto] max-md:min-h-[50svh] md:contain-strict';
export const HEAD =
  'flex items-center gap-3 pr-5 pl-6 text-ink-3 whitespace-nowrap max-md:min-h-12 max-md:px-4';
export const FOOT = 'min-w-0 border-t border-line pt-3 pr-5 pl-6 short:pt-1.5 max-md:px-4 max-md:pb-4';
/** A button that mends something. */
export const MEND =
  'min-h-7.5 rounded-edge border border-teal bg-white px-2.5 text-[0.8125rem] font-semibold text-teal hover:border-ink hover:text-ink pointer-coarse:min-h-11';
/** Why something is not done. */
export const WHY = 'text-[0.8125rem]/[1.5] font-semibold text-orange-deep';

/** What is pressed in the foot of the words goes away with what it mends: the foot takes the focus. Elsewhere there is none. */
export function toFoot(pressed: Element): boolean {
  const foot = pressed.closest<HTMLElement>('[data-foot]');
  if (foot) {
    foot.tabIndex = -1;
    foot.focus();
  }
  return foot !== null;
}
