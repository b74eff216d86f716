/** All that a protocol can do, by the verb of its steps and in the order in which they are offered. */
import { dilute } from './dilute.ts';
import { dispense } from './dispense.ts';
import type { Field } from './fields.ts';
import { given } from './given.ts';
import { hold } from './hold.ts';
import { mix } from './mix.ts';
import type { Acts, Operation } from './operation.ts';
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

type ActOf<M> = M extends { do: 'act'; act: infer A } ? A : never;
/** All that is done without a pipette. */
export type Act = ActOf<ReturnType<(typeof PLAIN)[PlainVerb]['motions']>[number]>;
export const ACTS: Acts<Act> = Object.assign({}, ...Object.values(PLAIN).map(({ acts }) => acts));

/** The operation of a step. */
export const operationOf = (step: { do: PlainVerb }): Operation<PlainStep, Act> =>
  PLAIN[step.do] as unknown as Operation<PlainStep, Act>;

/** The values of a step, as its block shows them. */
export const fieldsOf = (step: { do: Verb }): readonly Field[] => OPERATIONS[step.do].fields;

/** Whether an operation is done without a pipette: to a whole plate, or by waiting. */
export const isAct = (verb: string): boolean =>
  Boolean((PLAIN as Record<string, { acts?: object }>)[verb]?.acts);
