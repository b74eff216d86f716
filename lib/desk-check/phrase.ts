/** Fills in sentences whose words depend on a number. */
import { fill } from '../listing/fill.ts';

/** As ICU writes it; Japanese has one form for every number, and needs none of it. */
const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;
/** One, alone or after a word ("about 1"), also marked (`linked-numbers.ts`), and no range that ends with it. */
const ONE = /(?:^|[\s\uE001])1\uE002?$/;

/** Puts values into a sentence such as `{n, plural, one {# run} other {# runs}} of {name}`. */
export const phrase = (template: string, values: Readonly<Record<string, string | number>>): string =>
  fill(
    template.replace(PLURAL, (_, name: string, one: string, other: string) =>
      (ONE.test(String(values[name])) ? one : other).replace('#', `{${name}}`),
    ),
    values,
  );
