/** What a pipette and the deck do, one operation at a time, and how long it takes. */
import { SECONDS } from './kit.ts';
import { ACTS, type Act } from './operations/index.ts';
import type { WellSpot } from './operations/motions.ts';

/** Where liquid is: a reservoir by number from 1, or wells of a plate, one for each channel. */
export type Spot = { reservoir: number } | WellSpot;
/** A tip: rack and column from 1; row only where one channel takes one tip. */
export type TipSpot = { rack: number; column: number; row?: string };
export type Operation =
  | { do: 'pick'; channels: 1 | 8; tip: TipSpot }
  | { do: 'drop'; channels: 1 | 8 }
  | { do: 'aspirate'; channels: 1 | 8; volume: number; from: Spot }
  | { do: 'dispense'; channels: 1 | 8; volume: number; to: Spot | 'waste' }
  | Act;

/** What an operation belongs to: the step, and which time of each repeat around it. */
export type Moment = { operation: Operation; path: number[]; rounds: number[] };

const MOTIONS = { ...SECONDS, ...ACTS };
/** How long an operation takes, at least and at most. */
export const secondsOf = (operation: Operation): readonly [least: number, most: number] =>
  'seconds' in operation ? [operation.seconds, operation.seconds] : MOTIONS[operation.do];
