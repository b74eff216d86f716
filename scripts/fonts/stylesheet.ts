/** The rules of the Japanese face in the site's stylesheet. */
import { FAMILY } from './faces.ts';

const face = (family: string) =>
  String.raw`@font-face\s*\{[^}]*?font-family:\s*["']?${family}["']?\s*(?=[;}])[^}]*\}\s*`;

const LATIN_RULE = new RegExp(face(FAMILY.latin));
const JAPANESE_RULES = new RegExp(face(FAMILY.japanese), 'g');

/** Tells whether a stylesheet brings the Latin face; the Japanese one goes with it. */
export const bringsFonts = (css: string): boolean => LATIN_RULE.test(css);

/** The stylesheet with these rules at its end, in place of those of an earlier run. */
export const withJapaneseRules = (css: string, rules: readonly string[]): string =>
  `${css.replace(JAPANESE_RULES, '').trimEnd()}\n${rules.join('')}`;
