/** What needs no arm: input at a screen, and what a device of its own does. */
import { sumOf } from './hundredths.ts';
import { MOST_OF_THE_WORK, type Plan, type Step } from './schema.ts';
import type { StepVerdict } from './verdicts.ts';

/** Operations, by their ids, that are input at a screen. */
export const AT_A_SCREEN: readonly string[] = ['record', 'register'];
/** Operations that a device without an arm can do, by their ids; the copy names the device of each. */
export const DEVICES = ['ph', 'fractions'] as const;
export type DeviceId = (typeof DEVICES)[number];
export const isByDevice = (operation: string): operation is DeviceId =>
  (DEVICES as readonly string[]).includes(operation);

export type WithoutArm = {
  by: 'software' | 'device';
  /** The operations, by their ids. */
  operations: string[];
};

/** Whether a step that is handed over is one for a machine. */
export const needsMachine = ({ operation }: Pick<Step, 'operation'>): boolean =>
  !AT_A_SCREEN.includes(operation);

/** Software where all that is handed over is input; a device where it does at least half of the minutes handed over. */
export function withoutArm({ steps }: Plan, verdicts: readonly StepVerdict[]): WithoutArm | undefined {
  const handed = steps.filter((_step, index) => verdicts[index]?.verdict !== 'keep');
  const named = (some: readonly Step[]) => [...new Set(some.map(({ operation }) => operation))];
  if (handed.length === 0) return undefined;
  if (!handed.some(needsMachine)) return { by: 'software', operations: named(handed) };
  const minutes = (some: readonly Step[]) => sumOf(some.map(({ handsOn = 0 }) => handsOn));
  const byDevice = handed.filter(({ operation }) => isByDevice(operation));
  const isMost = byDevice.length > 0 && minutes(byDevice) >= minutes(handed) * MOST_OF_THE_WORK;
  return isMost ? { by: 'device', operations: named(byDevice) } : undefined;
}
