/** A part of a page, and what stands elsewhere and does nothing without it (`data-with`: the name of an island). */
export const withCompanions = (place: HTMLElement): HTMLElement[] => [
  place,
  ...document.querySelectorAll<HTMLElement>(`[data-with="${place.dataset.island}"]`),
];
