import { StepError } from './run.mjs';

const MOST = 65_535;

/**
 * The port that somebody asks for; 3000 if nobody does. 0 is any free one.
 * @param {string | undefined} word
 * @param {string} [name] where it stands
 * @throws StepError if it is no port
 */
export function portOf(word, name = 'PORT') {
  if (!word) return 3000;
  if (!/^\d+$/.test(word) || Number(word) > MOST)
    throw new StepError(`${name} must be a number from 0 to ${MOST}, not "${word}"`, 2);
  return Number(word);
}
