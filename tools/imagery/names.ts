import { globSync } from 'node:fs';
import path from 'node:path';
import { screenNames } from './drawings.ts';
import { PATHS } from './paths.ts';

/** Scenes that make frames of a clip and have a command of their own. */
const CLIPS = ['loop'];

/** Names of the pictures that a scene renders, sorted. */
const sceneNames = (): string[] =>
  globSync('*.py', { cwd: PATHS.scenes })
    .map((file) => path.basename(file, '.py'))
    .filter((name) => !CLIPS.includes(name))
    .sort();

/** Names of all pictures that can be made again. */
export const pictureNames = (): string[] => [...sceneNames(), ...screenNames()].sort();
