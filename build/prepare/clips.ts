/** The clip step, as a function of the build and as a command: `node build/prepare/clips.ts`. */
import path from 'node:path';
import { contentRoot } from '../../lib/content/folders.ts';
import { buildClips as build } from './images/clips.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Makes the clips of `content/` ready for the pages: see images/clips.ts. */
export const buildClips = () =>
  build({
    content: contentRoot(),
    assets: path.join(root, 'public/assets/clip'),
    generated: path.join(root, '.generated'),
  });

if (import.meta.main) console.log(`clips: ${Object.keys(buildClips()).length} files`);
