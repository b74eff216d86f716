/** Phases of a project on one time scale (spec section 9: process). */

/** How long a phase takes, in weeks. */
export type PhaseLength = { least: number; most: number };

/** Where a phase lies, in weeks from the start; from `sure` to `to` it may be shorter. */
export type PhaseSpan = { from: number; sure: number; to: number };

/** The phases one after the other: each begins when the longest run of the one before it has ended. */
export function phaseWeeks(phases: readonly PhaseLength[]): PhaseSpan[] {
  let from = 0;
  return phases.map(({ least, most }) => {
    const span = { from, sure: from + least, to: from + most };
    from = span.to;
    return span;
  });
}
