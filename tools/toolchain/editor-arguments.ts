import type { ParseArgsConfig } from 'node:util';
import { argumentsOf } from '../../build/arguments.mjs';
import { editorLanguage } from '../../lib/content/problems.ts';

/** `argumentsOf` for a command of editors, whose help is in Japanese as well. */
export const editorArguments = <T extends ParseArgsConfig>(file: string, ja: string, config?: T) =>
  argumentsOf(file, config, editorLanguage() === 'ja' ? ja : undefined);
