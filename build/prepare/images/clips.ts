/** The clip step: clips come as they are, under a name that may be cached for ever. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClipManifest } from '../../../lib/images/clips.ts';
import { digest } from '../../digest.ts';
import { fillFolder, writeIfChanged } from '../../write.ts';
import { slugOf, visibleFiles } from './sources.ts';

/** All paths are absolute. */
export type ClipFolders = { content: string; assets: string; generated: string };

const CLIP = /(?:\.av1\.webm|\.vp9\.webm|\.mp4)$/;

/**
 * Brings every clip below `content` to `assets`, which is served as `/assets/clip/`, and writes `clips.json` to
 * `generated`. The check of the content has refused what is no clip, or is too large.
 */
export function buildClips({ content, assets, generated }: ClipFolders): ClipManifest {
  const served = new Map<string, Uint8Array>();
  const addresses = visibleFiles(content, CLIP)
    .sort()
    .map((file) => {
      const bytes = readFileSync(path.join(content, file));
      const name = `${slugOf(file)}-${digest(bytes, 10)}${path.extname(file)}`;
      served.set(name, bytes);
      return [file.split(path.sep).join('/'), `/assets/clip/${name}`] as const;
    });
  const manifest = Object.fromEntries(addresses);
  fillFolder(assets, served);
  writeIfChanged(path.join(generated, 'clips.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}
