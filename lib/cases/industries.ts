/** Keys of the industries (spec section 9, industry filter); their names are in `messages`. */
export const INDUSTRIES = ['chemistry', 'biotechnology', 'materials'] as const;
export type Industry = (typeof INDUSTRIES)[number];
