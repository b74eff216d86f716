/** The two panels of /cases. The first is the page as it opens; the second has `?tab=tech`. */
export const PANELS = ['cases', 'tech'] as const;
export type Panel = (typeof PANELS)[number];

export const tabId = (panel: Panel): string => `${panel}-tab`;
export const panelId = (panel: Panel): string => `${panel}-panel`;
