/** What needs no arm: input at a screen, and what a device of its own does. */
import { needsMachine } from './at-a-screen.ts';
import { sumOf } from './hundredths.ts';
import { MOST_OF_THE_WORK, type Plan, type Step } from './schema.ts';
import type { StepVerdict } from './verdicts.ts';

/** Operations that a device without an arm can do, by their ids; the copy names the device of each. */
export const DEVICES = ['ph', 'fractions'] as const;
export type DeviceId = (typeof DEVICES)[number];
/** Tells whether a device without an arm can do an operation. */
export const isByDevice = (operation: string): operation is DeviceId =>
  (DEVICES as readonly string[]).includes(operation);

export type WithoutArm = {
  by: 'software' | 'device';
  /** The operations, by their ids. */
  operations: string[];
};

/**
 * Software where all that is handed over is input, or where preparing a machine for the rest takes as long as the rest; a
 * device where it does at least half of a machine's minutes.
 */
export function withoutArm(
  { steps, prepare, cleanUp }: Plan,
  verdicts: readonly StepVerdict[],
): WithoutArm | undefined {
  const handed = steps.filter((_step, index) => verdicts[index]?.verdict !== 'keep');
  const named = (some: readonly Step[]) => [...new Set(some.map(({ operation }) => operation))];
  if (handed.length === 0) return undefined;
  const minutes = (some: readonly Step[]) => sumOf(some.map(({ handsOn = 0 }) => handsOn));
  const byMachine = handed.filter(needsMachine);
  const atAScreen = handed.filter((step) => !needsMachine(step));
  // Of a step whose minutes nobody knows, nobody knows whether a machine saves any.
  const isNoGain =
    byMachine.every(({ handsOn }) => handsOn !== undefined) &&
    minutes(byMachine) <= sumOf([prepare, cleanUp]) &&
    minutes(atAScreen) > 0;
  if (byMachine.length === 0 || isNoGain) return { by: 'software', operations: named(atAScreen) };
  const byDevice = byMachine.filter(({ operation }) => isByDevice(operation));
  const isMost = byDevice.length > 0 && minutes(byDevice) >= minutes(byMachine) * MOST_OF_THE_WORK;
  return isMost ? { by: 'device', operations: named(byDevice) } : undefined;
}
