/**
 * Names that visitors may give a liquid, a station or a step, and that code may stumble over: keys that every object
 * has, half a surrogate pair, marks that turn the direction of a line, kana in parts, full-width digits and separators.
 */
export const HOSTILE_NAMES: readonly string[] = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  '\ud83e',
  '\uddea試薬',
  '\u200fabc\u202e',
  'か\u3099は\u309a',
  '１，２３４',
  '１．５',
  '１、０００',
];
