/** What a text says, as the grammars give it: clauses of a verb and its parts, and why one may not be understood. */
import type { Range } from './grammar/match.ts';
import type { Tips } from './operations/fields.ts';
import type { PlainVerb } from './operations/index.ts';
import type { Place } from './wells.ts';

/** What could be said, by the name of its words in the copy. */
export const HINTS = [
  'step',
  'volume',
  'liquid',
  'wells',
  'plate',
  'times',
  'time',
  'tips',
  'factor',
  'temperature',
  'speed',
  'repeat',
  'end',
] as const;
export type Hint = (typeof HINTS)[number];
export const REASONS = [
  'unknown',
  'ambiguous',
  'missing',
  'twice',
  'series',
  'unfit',
  'nothing-before',
  'which-plate',
  'no-start',
  'no-end',
  'limit',
] as const;
export type Reason = (typeof REASONS)[number];
/** Why something was not understood, where, and what could be said there. */
export type Issue = Range & { reason: Reason; hints: Hint[] };
/** What was taken as meant without being said. */
export type Assumed = 'tips' | 'mixing' | 'mix-volume' | 'each';

/**
 * The first or the last (`edge`) may be that of the plate, or of the dilution before it. A range may be a way as well, if
 * it is said with `to` (`way`) or 「から」 (`out`); with 「まで」 (`till`) it cannot be one.
 */
export type Item = { till?: boolean; way?: boolean; out?: boolean; edge?: boolean; apart?: boolean } & (
  | { columns: number[] }
  | { from: number; to: number }
  | { rows: string[]; range?: boolean }
  | { wells: string[]; range?: boolean }
);
type SaidPlace =
  /** Where the step before was; with `many` it may be where several were. */
  | { same: true; plate?: number; many?: boolean; line?: 'column' | 'row' }
  | {
      same?: never;
      plate?: number;
      items: Item[] | 'all';
      but?: Item[];
      each?: boolean;
      whole?: boolean;
      /** What was not spoken of yet, in place of items. */
      rest?: 'column' | 'row' | 'well';
    };
export type Slot = Range &
  /** With `level`, what is to be in each well afterwards. */
  (
    | {
        kind: 'volume';
        volume: number;
        liquid?: boolean;
        move?: boolean;
        level?: boolean;
        left?: boolean;
        again?: boolean;
        into?: boolean;
        shared?: boolean;
        /** Said by what it is, as `the wash buffer`. */
        medium?: boolean;
        /** As many amounts as wells, in their order. */
        list?: number[];
      }
    /** With `topic`, what its sentence begins with. */
    | { kind: 'liquid'; name: string; quoted?: true; topic?: boolean }
    /** With `chain`, a dilution goes through all of it as one series. */
    | {
        kind: 'place';
        role?: 'from' | 'to';
        inside?: boolean;
        of?: boolean;
        chain?: boolean;
        place: SaidPlace;
        /** One of several that are told respectively. */
        paired?: boolean;
        /** What is there, told beside it. */
        holds?: Slot[];
      }
    | { kind: 'plate'; plate: number }
    | { kind: 'times'; times: number; mixing?: boolean }
    | { kind: 'time'; seconds: number }
    /** Tips of its `own` are none of a step before. */
    | { kind: 'tips'; tips: Tips; unit?: boolean; own?: boolean }
    | { kind: 'factor'; factor: number }
    | { kind: 'rpm'; rpm: number }
    /** Null is no longer. */
    | { kind: 'celsius'; celsius: number | null }
  );
export type SlotOf<K extends Slot['kind']> = Extract<Slot, { kind: K }>;
/** A verb may be missing (`bare`), or only tell more of a step before. */
export type SaidVerb = PlainVerb | 'tips' | 'amount' | 'bare';
export type Clause =
  | (Range & {
      kind: 'clause' /** What is drawn may be given elsewhere, and is not sure to be discarded. */;
      verb: Range & { verb: SaidVerb; drawn?: boolean };
      slots: Slot[];
      /** The plate left alone by a wait, whose step names none. */
      plate?: number;
    })
  /** The steps that follow, until its end; where a place is named, they are there. With `lone`, they may be those before it as well. */
  | (Range & { kind: 'repeat'; times: number; place?: SlotOf<'place'>; lone?: boolean })
  /** That of a repeat; or `over`, that of the text as well. */
  | (Range & { kind: 'end'; over?: boolean })
  /** The steps of this sentence once more, or of the one before it; at its end without a word for it (`tail`). Or those of numbered lines. */
  | (Range & { kind: 'again'; times: number; tail?: boolean; first?: number; last?: number });
export type Said = Extract<Clause, { kind: 'clause' }>;

/** What a place names one by one: nothing where it is a whole plate, or where the step before was. */
export const itemsOf = ({ place }: SlotOf<'place'>): Item[] =>
  place.same || place.items === 'all' ? [] : place.items;
/** Parts of one kind. */
export const slotsOf = <K extends Slot['kind']>(slots: readonly Slot[], kind: K): SlotOf<K>[] =>
  slots.filter((slot): slot is SlotOf<K> => slot.kind === kind);
/** Whether it is said what is to be in each well afterwards. */
export const hasLevel = (slots: readonly Slot[]): boolean =>
  slotsOf(slots, 'volume').some(({ level }) => level);
/** Parts of a clause, as they stand in the text. */
export const inOrder = <S extends Slot>(slots: readonly S[]): S[] =>
  slots.toSorted((one, other) => one.start - other.start);

/** Where words of a clause, in none of its names, match a global pattern; the text begins at `offset`, as all places count. */
export function wordsIn(
  text: string,
  pattern: RegExp,
  from: number,
  clause: Clause,
  offset = 0,
): Range | undefined {
  const names = clause.kind === 'clause' ? slotsOf(clause.slots, 'liquid') : [];
  for (const { index, 0: words } of text.slice(from - offset, clause.end - offset).matchAll(pattern)) {
    const start = from + index;
    if (!names.some((name) => name.start <= start && start < name.end))
      return { start, end: start + words.length };
  }
  return undefined;
}

/** A clause that cannot be a step. */
export class NotUnderstood extends Error {
  readonly issue: Issue;
  constructor(reason: Reason, { start, end }: Range, ...hints: Hint[]) {
    super(reason);
    this.issue = { reason, start, end, hints };
  }
}

/** What the clauses before have left: what `the same wells` and a mix without a volume refer to. */
export type Context = {
  at?: Place;
  /** Where the step before was, also where the clause refers to several. */
  before?: Place | undefined;
  /** Whether that is the way of a dilution. */
  isWay?: boolean;
  volume?: number | undefined;
  /** What `the same volume` is; where other places got other amounts, only at this one. */
  amount?: number | undefined;
  amountAt?: Place | undefined;
  /** Whether they refer to several places, or to several amounts: then there is no `at`, or no `amount`. */
  isSeveral?: boolean;
  isUneven?: boolean;
  /** Where a clause is that names no place: where the one before it in its sentence was. */
  here?: Place | undefined;
  /** What is in a well, in µL, where that is known. */
  there?(plate: number, well: string): number | undefined;
  /** Whether that is what was left but for some wells, which `it` may be as well. */
  isRest?: boolean;
  /** Whether something is put there, as beside what was filled before. */
  puts?: boolean;
  /** The wells meant by `each well`, where all of the sentence before was at one place. */
  eachOf?: Place | undefined;
  /** The plate of a clause that names none: that of the wells before it, or of anything, if its sentence names no other. */
  plate?: number | undefined;
  module?: number | undefined;
  /** Whether the text speaks of more plates than the first. */
  plates: boolean;
};
