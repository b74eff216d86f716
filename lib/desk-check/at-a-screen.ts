/** Input at a screen, which no machine has to do. */
import type { Step } from './schema.ts';

/** Operations, by their ids, that are input at a screen. */
export const AT_A_SCREEN: readonly string[] = ['record', 'register'];

/** Whether a step that is handed over is one for a machine. */
export const needsMachine = ({ operation }: Pick<Step, 'operation'>): boolean =>
  !AT_A_SCREEN.includes(operation);
