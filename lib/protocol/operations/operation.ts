/** What an operation is: everything about one kind of step lies in one file of this folder. */
import type { Locale } from '../../i18n/locales.ts';
import type { Parts } from '../frame.ts';
import type { Slot } from '../said.ts';
import type { Place } from '../wells.ts';
import type { Field, Tips } from './fields.ts';
import type { AnyAct, Motion } from './motions.ts';

/** How the parts of a step are said in a language. */
export type Say = {
  at(place: Place): string;
  liquid(name: string): string;
  volume(microlitres: number): string;
  tips(tips: Tips, at: Place): string;
  times(times: number): string;
  time(seconds: number): string;
  /** Two places beside each other, with their plates where they could be taken for one. */
  way(from: Place, to: Place): readonly [from: string, to: string];
};

/** The sign of an operation in a square of 20: lines, and what is filled. */
export type Glyph = readonly [lines: string, solid?: string];

export type Operation<S, Act extends AnyAct = never> = {
  glyph: Glyph;
  /** What a step holds besides its verb, in the order in which a block shows them. What else a sentence may say is in `also`. */
  fields: readonly Field[];
  /** What its values have to be together. */
  isWhole?(step: S): boolean;
  also?: readonly Slot['kind'][];
  /** A new step, ready to be filled in. */
  blank: S;
  /** What no place of it is: where it takes from, or where it puts something. */
  never?: 'from' | 'to';
  /** The values of a step, where they are more than what its fields are said to be. @throws NotUnderstood */
  read?(said: Parts): Omit<S, 'do'>;
  /** The step in a sentence, which is understood as the same step again. */
  print: Record<Locale, (step: S, say: Say) => string>;
  /** The volume that a mix after it means without saying: its own, or the one before it. */
  leaves?: 'own' | 'before';
  motions(step: S): Motion<Act>[];
} & ([Act] extends [never] ? { acts?: undefined } : { acts: Acts<Act> });

/** Seconds that each of the acts takes, at least and at most; none where it says itself how long. */
export type Acts<Act extends AnyAct> = {
  [One in Act as One['do']]: One extends { seconds: number } ? null : readonly [least: number, most: number];
};

/** Gives an operation its types. */
export const operation = <S, Act extends AnyAct = never>(one: Operation<S, Act>): Operation<S, Act> => one;
