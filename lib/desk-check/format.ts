/** How a plan is distinguished from other data. In a file of its own, since what writes a plan need not load what reads one. */

export const PLAN_VERSION = 1;
/** What stands before the plan in an address: `/plan#plan=…`. */
export const PLAN_HASH = '#plan=';
