/**
 * What the rehearsal and the exported scripts assume to be on the deck, and how long its motions take. Assumptions of the
 * trial, shown as such; none of them is a promise of a machine.
 */
export const KIT = {
  /** 96-well plate, flat bottom: Corning 360 µL. */
  wellMax: 360,
  /** 200 µL tips on pipettes from 5 µL. */
  tipMax: 200,
  pipetteMin: 5,
  /** 15 mL in each of the twelve troughs of a reservoir, and what cannot be drawn from one. */
  reservoirs: 12,
  reservoirMax: 15_000,
  dead: 1_000,
  racks: 5,
} as const;

/** Columns of tips: of each rack twelve. */
export const TIP_COLUMNS = KIT.racks * 12;

/** Seconds that each motion of a pipette takes, at least and at most. */
export const SECONDS = { pick: [4, 10], drop: [3, 8], aspirate: [3, 8], dispense: [2, 6] } as const;

/** Longer protocols are not rehearsed to their end. */
export const MAX_OPERATIONS = 20_000;
