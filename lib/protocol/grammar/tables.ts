/** What build/prepare/grammar.ts makes of a grammar, and what reading with it gives. */
import type { Range } from './match.ts';

/** Words that may mean two things, and the names of what would make them clear. */
export type Unclear = Range & { hints: readonly string[] };
/** How far a text could be read, and the names of what could have stood there; or words in it that may mean two things. */
export type Refused = { at: number; expected: ReadonlySet<string>; unclear?: Unclear | undefined };
export type Matched<T> = { value: T } | { refused: Refused };
/** What the labels of a rule stand for. */
export type Env = Record<string, unknown>;
export type Grammar = {
  /** The rule that a text begins with. */
  start: number;
  /** The rules one after the other, each node a sign before what it is of. */
  rules: string;
  actions(given: {
    range(): Range;
    text(): string;
    unclear(range: Range, ...hints: string[]): false;
    words: object;
  }): readonly ((env: Env) => unknown)[];
};

/** The code of the sign of the first rule: each is referred to by one, beyond those that stand for something else. */
export const RULES_FROM = 0x100;
