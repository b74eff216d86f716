/**
 * What an operation makes a machine do. The rehearsal goes through motions one by one, and the scripts tell them as loops:
 * both come from here, so that they cannot differ.
 */
import { type Place, unitsOf, wellsOf } from '../wells.ts';
import type { Tips } from './fields.ts';

/** Wells of a plate, one for each channel. */
export type WellSpot = { plate: number; wells: string[] };
export type Channels = 1 | 8;
/** Where a move takes from or gives to; source and target are those of the pass. */
export type Where = 'source' | 'target' | 'waste' | { liquid: string };
export type Move =
  | { do: 'aspirate'; volume: number; from: Where }
  /** From above, so that the tip does not touch what is in a well. */
  | { do: 'dispense'; volume: number; to: 'target' | 'waste' }
  /** Up and down in the target. */
  | { do: 'mix'; times: number; volume: number };

/** What is done without a pipette: its figures have the names of the worklist's columns. */
export type AnyAct = { do: string; plate?: number; seconds?: number; rpm?: number; celsius?: number };
export type LibraryName = 'opentrons' | 'pylabrobot';

/** The same moves for each target. */
export type Pass = {
  do: 'pass';
  tips: Tips;
  channels: Channels;
  sources?: WellSpot[];
  targets: WellSpot[];
  /** What has to be in each target before, in µL. */
  expected?: number;
  moves: Move[];
};
/** Nothing moves: this is in the wells before anything is done. */
export type Given = { do: 'given'; volume: number; liquid: string; targets: WellSpot[] };
export type Motion<Act extends AnyAct> =
  | Pass
  | Given
  /** With `shaker`, that plate stands on a heater-shaker. */
  | { do: 'act'; act: Act; shaker?: number; script: Record<LibraryName, readonly string[]> }
  /** A machine could not go on. */
  | { do: 'stop'; kind: 'pairs' | 'path' };

/** How many channels of a pipette work at a place: eight for columns, one for wells. */
const channelsOf = (place: Place): Channels => ('columns' in place ? 8 : 1);
/** Two places as one pipette reaches them: a column and single wells are gone through well by well. */
export const alike = (...places: [Place, Place]): [Place, Place] =>
  channelsOf(places[0]) === channelsOf(places[1])
    ? places
    : (places.map((place) => ({ plate: place.plate, wells: wellsOf(place) })) as [Place, Place]);
/** A place as what is done at once: a column, or a well, each. */
export const spotsOf = (place: Place): WellSpot[] =>
  unitsOf(place).map((wells) => ({ plate: place.plate, wells }));

/** Takes a volume (µL) from somewhere and gives it elsewhere. */
export const carried = (volume: number, from: Where, to: 'target' | 'waste'): Move[] => [
  { do: 'aspirate', volume, from },
  { do: 'dispense', volume, to },
];

/** The same moves for each column or well of a place. */
export const pass = (step: { tips: Tips; at: Place }, moves: Move[]): Pass => ({
  do: 'pass',
  tips: step.tips,
  channels: channelsOf(step.at),
  targets: spotsOf(step.at),
  moves,
});
