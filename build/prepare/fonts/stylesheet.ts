/** The rules of the Japanese face in the site's stylesheet. */
import { FAMILY } from './faces.ts';

const face = (family: string) =>
  String.raw`@font-face\s*\{[^}]*?font-family:\s*["']?${family}["']?\s*(?=[;}])[^}]*\}\s*`;

const LATIN_RULE = new RegExp(face(FAMILY.latin));
const JAPANESE_RULES = new RegExp(face(FAMILY.japanese), 'g');

/** Tells whether a stylesheet brings the Latin face; the Japanese one goes with it. */
export const bringsFonts = (css: string): boolean => LATIN_RULE.test(css);

/**
 * The stylesheet with these rules before the Latin face, in place of those of an earlier run: their place is the same
 * after other styles were joined to the file, so that a second run changes nothing.
 */
export const withJapaneseRules = (css: string, rules: readonly string[]): string =>
  css.replace(JAPANESE_RULES, '').replace(LATIN_RULE, (latin) => rules.join('') + latin);
