/** All that a protocol can do, by the verb of its steps and in the order in which they are offered. */
import { dilute } from './dilute.ts';
import { dispense } from './dispense.ts';
import { given } from './given.ts';
import { hold } from './hold.ts';
import { mix } from './mix.ts';
import type { Operation } from './operation.ts';
import type { Field } from './parts.ts';
import { remove } from './remove.ts';
import { repeat } from './repeat.ts';
import { shake } from './shake.ts';
import { transfer } from './transfer.ts';
import { wait } from './wait.ts';

/** The operations that hold no others. */
export const PLAIN = { dispense, transfer, mix, wait, shake, hold, remove, dilute, given };
export const OPERATIONS = { ...PLAIN, repeat };

export type PlainVerb = keyof typeof PLAIN;
export type PlainStep = { [V in PlainVerb]: (typeof PLAIN)[V]['blank'] }[PlainVerb];
export type Verb = keyof typeof OPERATIONS;
export const VERBS = Object.keys(OPERATIONS) as Verb[];

/** The operation of a step. */
export const operationOf = (step: { do: PlainVerb }): Operation<PlainStep> =>
  PLAIN[step.do] as unknown as Operation<PlainStep>;

/** The values of a step, as its block shows them. */
export const fieldsOf = (step: { do: Verb }): readonly Field[] => OPERATIONS[step.do].fields;
