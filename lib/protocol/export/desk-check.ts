/** A protocol for the desk check (/plan): its steps by name, with the minutes that the rehearsal took for them. */

import { PLAN_HASH, PLAN_VERSION } from '../../desk-check/format.ts';
import type { Draft, Plan, Step } from '../../desk-check/schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { inAddress, MOST_IN_ADDRESS } from '../../text/in-address.ts';
import { secondsOf } from '../actions.ts';
import type { Protocol } from '../model.ts';
import { namesPlates, printLines } from '../print.ts';
import type { Rehearsal } from '../rehearse.ts';

/** As many characters as the name of an operation has. */
const MOST_WORDS = 60;
const SECONDS_A_MINUTE = 60;

type Sent = Pick<Draft, 'version'> & { steps: Partial<Step>[]; bench: Partial<Plan['bench']> };

/** A whole sentence, or its beginning; a name of a plan has no more room. */
const shortened = (text: string) =>
  text.length <= MOST_WORDS
    ? text
    : `${text
        .slice(0, MOST_WORDS - 1)
        .toWellFormed()
        .trimEnd()}…`;

/** Minutes between the least and the most that some operations take, to a tenth. */
const minutes = (operations: Rehearsal['moments']): number => {
  const seconds = operations.reduce((sum, { operation }) => {
    const [least, most] = secondsOf(operation);
    return sum + (least + most) / 2;
  }, 0);
  return Math.ceil((seconds * 10) / SECONDS_A_MINUTE) / 10;
};

/** What is done for each step. A tip is put away for the step in which it was used, however much later. */
function momentsOf(steps: Protocol['steps'], moments: Rehearsal['moments']): Rehearsal['moments'][] {
  const found = steps.map((): Rehearsal['moments'] => []);
  let used = 0;
  for (const moment of moments) {
    const { operation, path } = moment;
    const at = operation.do === 'drop' ? used : (path[0] ?? used);
    if ('channels' in operation) used = at;
    found[at]?.push(moment);
  }
  return found;
}

/**
 * What is known of a protocol as a plan: each step in words, what a pipette does in it as hands, what it waits, shakes and
 * heats as waiting, before the arm a plate. All else the desk check takes from its own assumptions.
 */
function planOfProtocol({ steps }: Protocol, { moments }: Rehearsal, locale: Locale): Sent {
  const done = momentsOf(steps, moments);
  return {
    version: PLAN_VERSION,
    steps: steps.map((step, index) => {
      const own = done[index] ?? [];
      const hands = minutes(own.filter(({ operation }) => 'channels' in operation));
      const waits = minutes(own.filter(({ operation }) => !('channels' in operation)));
      const words = printLines([step], locale, namesPlates(steps)).map((line) => line.trim());
      return {
        operation: shortened(words.join(' ')),
        handsOn: hands,
        ...(waits > 0 && { waiting: waits }),
        vessel: 'plate',
        station: 'plate',
      };
    }),
    bench: { stations: [{ id: 'plate', kind: 'plate', x: 900, y: 320 }] },
  };
}

/** The part of the desk check's address that opens a protocol there; nothing where it is too long, or stops at a mistake. */
export function deskCheckHash(protocol: Protocol, rehearsal: Rehearsal, locale: Locale): string | undefined {
  if (rehearsal.mistake || protocol.steps.length === 0) return undefined;
  const data = inAddress(planOfProtocol(protocol, rehearsal, locale));
  return data.length > MOST_IN_ADDRESS ? undefined : PLAN_HASH + data;
}
