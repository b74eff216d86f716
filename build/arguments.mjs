import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** What stands at the head of a command's file is its help: what it does, its options, an example. */
const headOf = (/** @type {string} */ file) =>
  (/\/\*\*([\s\S]*?)\*\//.exec(readFileSync(file, 'utf8'))?.[1] ?? '').replaceAll(/^\s*\* ?/gm, '').trim();

/**
 * Prints the help of a command and ends the process where `--help` or `-h` stands after it.
 * @param {string} file of the command
 * @param {string} [ja] its help in Japanese, for a terminal in that language
 */
export function offerHelp(file, ja) {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(ja ?? headOf(file));
  process.exit(0);
}

/**
 * What to say of words after a command that `parseArgs` has refused, in both languages.
 * @param {unknown} error
 */
export function refusalOf(error) {
  const said = String(/** @type {Error} */ (error).message);
  const word = /'([^']+)'/.exec(said)?.[1] ?? '';
  return {
    ja: `「${word}」を読み取れません。`,
    en: `${said.split(/\. |\n/)[0]?.replace(/\.$/, '')}. `,
  };
}

/** @param {string} said */
const withHelp = (said) => `${said}Use --help to see what this command takes.`;

/**
 * Refuses what stands after the words that a command takes, which would be left aside in silence.
 * @param {readonly string[]} words
 */
export function refuseMore([word]) {
  if (word === undefined) return;
  console.error(withHelp(`Unexpected argument '${word}'. `));
  process.exit(2);
}

/**
 * What stands after a command, as `parseArgs` reads it. Asked for help, it prints that; what the command does not know it refuses
 * with a sentence and exit code 2.
 * @template {import('node:util').ParseArgsConfig} T
 * @param {string} file
 * @param {T} [config]
 * @param {string} [ja]
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export function argumentsOf(file, config, ja) {
  offerHelp(file, ja);
  try {
    return parseArgs(/** @type {T} */ (config ?? {}));
  } catch (error) {
    const said = refusalOf(error);
    console.error(ja === undefined ? withHelp(said.en) : `${said.ja}--help を付けると、使い方を表示します。`);
    process.exit(2);
  }
}
