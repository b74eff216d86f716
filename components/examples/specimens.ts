import type { ReactNode } from 'react';
import type { Samples } from './samples';

/** How a component can look, by the names of its looks. */
type Looks = Readonly<Record<string, ReactNode>>;

/** A file, with what is to be seen of it. Its looks stand side by side unless it says otherwise. */
export type Specimen = {
  looks?: Looks;
  /** Below one another, or across the whole window. */
  layout?: 'row' | 'stack' | 'bleed';
};

/** What stands beside a component, in `<name>.examples.tsx`: how it looks, in the words of a language. */
export type Examples = (words: Samples) => Specimen;

/** Specimens by the paths of their files. */
export type Specimens = Readonly<Record<string, Specimen>>;

/** One look for each name of a table. */
export const eachOf = <Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  look: (name: Name) => ReactNode,
): Looks => Object.fromEntries((Object.keys(table) as Name[]).map((name) => [name, look(name)]));
