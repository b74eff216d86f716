import { StepError } from '../../build/run.mjs';

/** The scripts that people run who have installed nothing: `tools/NAME.ts`. */
export const COMMANDS = ['content-check', 'editor-files', 'launch-check', 'links-external', 'new', 'prose'];

/**
 * The path of a command's script from the repository's root. Throws a StepError for a name that is none.
 * @param {string | undefined} name
 */
export function commandPath(name) {
  if (name && COMMANDS.includes(name)) return `tools/${name}.ts`;
  const what = name ? `There is no command "${name}"` : 'Name a command';
  throw new StepError(`${what}: tools/run.mjs runs ${COMMANDS.join(', ')}.`);
}
