/** The two panels of /cases. The first is the page as it opens; the second has `?tab=tech`. */
export const PANELS = ['cases', 'tech'] as const;
export type Panel = (typeof PANELS)[number];

/** The id of a tab. */
export const tabId = (panel: Panel): string => `${panel}-tab`;
/** The id of what a tab shows. */
export const panelId = (panel: Panel): string => `${panel}-panel`;
