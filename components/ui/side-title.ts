/** The small title of what stands beside a list or a text. */
export const SIDE_TITLE = 'pb-3 border-b border-ink text-base/[1.5] tracking-normal';
