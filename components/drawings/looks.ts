/**
 * How the parts of drawings look, in words. A look on a `<g>` holds for all that it draws. The words of a
 * drawing are 15 of its units high, or as high as `--drawing-text` says of the drawing or what stands around it.
 * Taken as a whole (`import * as draw`), so that an island ships those alone that it draws with.
 */
/** Outlines of things, axes and floors. */
export const line = 'fill-none stroke-ink';
/** Grids, ticks, and what is only hinted at. */
export const faint = 'fill-none stroke-line stroke-1';
/** A thing with a white face: a link of an arm, an instrument, a plate. */
export const body = 'fill-white stroke-ink';
/** The dark cap of a joint, a foot, the body of a gripper. */
export const cap = 'fill-cap';
/** The teal ring around a link. */
export const ring = 'fill-none stroke-teal-bright stroke-[2.5]';
/** A printed finger, small: its edge belongs to it. */
export const finger = 'fill-orange stroke-orange-deep stroke-1';
/** The edge of a printed part, over its layers. */
export const printedEdge = 'fill-none stroke-orange-deep';
/** The layers of a printed part. */
export const layers = 'stroke-white/35 stroke-1';
/** What the eye is to find among the rest. */
export const mark = 'fill-orange stroke-ink';
/** What is planned or not there yet. */
export const planned = 'fill-teal-mist stroke-teal [stroke-dasharray:5_4]';
/** The space that an arm reaches. */
export const reach = 'fill-teal-bright/7 stroke-teal [stroke-dasharray:7_5]';
export const emptyWell = 'fill-none stroke-line-strong stroke-1';
export const filledWell = 'fill-teal-bright stroke-teal stroke-1';
/** Liquid behind glass, or the area under a curve. */
export const liquid = 'fill-teal-bright/25 stroke-teal stroke-2';
/** A way that liquid or hands take; the stroke's colour says which. */
export const stream = 'fill-none stroke-4';
/** The lines of a dimension, their heads, and the number that they measure. */
export const dimension = 'fill-none stroke-ink-3 stroke-1';
export const arrowhead = 'fill-ink-3 stroke-none';
export const measure = 'stroke-none font-mono text-[length:var(--drawing-text,15px)] font-medium';
export const words = 'fill-ink-2 font-body text-[length:var(--drawing-text,15px)] font-medium';
/** The word among the words that matters. */
export const keyword = 'fill-teal font-semibold';
