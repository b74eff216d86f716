import { inLanguage, type Wording } from '../../lib/content/problems.ts';

/** A mistake on the command line, said in the language of the terminal. */
export class UsageError extends Error {
  readonly wording: Wording;
  constructor(wording: Wording) {
    super(inLanguage(wording, 'en'));
    this.wording = wording;
  }
}
