import { StepError } from './run.mjs';

/** The scripts that people run who have installed nothing: `scripts/NAME.ts`. */
export const COMMANDS = ['content-check', 'editor-files', 'launch-check', 'links-external', 'new', 'prose'];

/**
 * The path of a command's script from the repository's root. Throws a StepError for a name that is none.
 * @param {string | undefined} name
 */
export function commandPath(name) {
  if (name && COMMANDS.includes(name)) return `scripts/${name}.ts`;
  const what = name ? `There is no command "${name}"` : 'Name a command';
  throw new StepError(`${what}: scripts/run.mjs runs ${COMMANDS.join(', ')}.`);
}
