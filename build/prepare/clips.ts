/** The clip step, as a function of the build and as a command: `node build/prepare/clips.ts`. */
import path from 'node:path';
import { contentRoot } from '../../lib/content/folders.ts';
import { ROOT } from '../root.mjs';
import { buildClips as build } from './images/clips.ts';

/** Makes the clips of `content/` ready for the pages: see images/clips.ts. */
export const buildClips = () =>
  build({
    content: contentRoot(),
    assets: path.join(ROOT, 'public/assets/clip'),
    generated: path.join(ROOT, '.generated'),
  });

if (import.meta.main) console.log(`clips: ${Object.keys(buildClips()).length} files`);
