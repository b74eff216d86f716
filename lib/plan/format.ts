/** How a plan is told apart from other data. Alone, since who writes one need not know how it is read. */

export const PLAN_VERSION = 1;
/** What stands before the plan in an address: `/plan#plan=…`. */
export const PLAN_HASH = '#plan=';
