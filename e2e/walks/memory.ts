import { barePath, localeOf } from '../../lib/i18n/paths.ts';
import type { Sight } from './sight';

type Values = Sight['values'];

/** What a step did: it entered something in one field, changed whatever it liked, or nothing. */
export type Effect = { field: string } | 'anything' | 'nothing';

/** What a tool has is its visitor's, in both languages and after each reload. */
const TOOLS: Readonly<Record<string, 'plan' | 'trial'>> = {
  '/plan': 'plan',
  '/services/labcraft/try': 'trial',
};

export const toolOf = (address: string) => TOOLS[barePath(new URL(address).pathname)];

/** Where what a tool has is found again: the trial prints its text anew in the other language. */
const placeOf = ({ address }: Sight): string | undefined => {
  const tool = toolOf(address);
  return tool === 'trial' ? `${tool} ${localeOf(new URL(address).pathname)}` : tool;
};
/** The text of the trial is all it has: its other fields show a step of it. */
const isLasting = (place: string) => (field: string) => place === 'plan' || field.startsWith('textarea ');
const queryOf = ({ address }: Sight) => new URL(address).searchParams.get('q');
const isQuestion = (field: string) => field.startsWith('search ');

const only = (values: Values, wanted: (field: string, value: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter((entry) => wanted(...entry)));

/**
 * The model of a walk: what the visitor has entered, and where it has to be found. Nothing of it may be lost unless the
 * visitor takes it back. Outside of tools, what was neither sent nor chosen lasts as long as its document: whether a
 * reload brings it back is the browser's choice.
 */
export class Memory {
  #sight: Sight;
  /** What was entered in the document that is shown. */
  #entered: Values = {};
  #hasEntered = false;
  /** What was entered last in a tool that was left. */
  #left: { place: string; values: Values } | undefined;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /**
   * @returns what a step has lost, in words. What is out of sight is looked at when it is seen again, and a page whose
   * scripts are held back when they have come.
   */
  follow(next: Sight, effect: Effect, isHeld = false): string[] {
    const before = this.#sight;
    const isSame = next.document === before.document;
    const expected = isSame ? this.#expectedHere(next, effect) : this.#expectedThere(next);
    const isNew = (field: string, value: string) =>
      isSame && effect !== 'nothing' && (before.values[field] !== value || field in this.#entered);
    this.#entered = { ...expected, ...only(next.values, isNew) };
    this.#hasEntered ||= isSame && effect !== 'nothing';
    this.#sight = next;
    if (isHeld) return [];
    return Object.entries(expected)
      .filter(([field, value]) => (next.values[field] ?? value) !== value)
      .map(([field, value]) => `"${value}" is lost from ${field}, which has "${next.values[field]}"`);
  }

  #expectedHere(next: Sight, effect: Effect): Values {
    if (effect === 'anything') return {};
    if (effect !== 'nothing') return only(this.#entered, (field) => field !== effect.field);
    // Back and forward between two questions lead to what was asked.
    const asksElse = queryOf(next) !== queryOf(this.#sight);
    return only(this.#entered, (field) => !(asksElse && isQuestion(field)));
  }

  #expectedThere(next: Sight): Values {
    const [left, entered] = [placeOf(this.#sight), placeOf(next)];
    if (left && this.#hasEntered) this.#left = { place: left, values: only(this.#entered, isLasting(left)) };
    this.#hasEntered = false;
    return this.#left?.place === entered ? (this.#left?.values ?? {}) : {};
  }
}
