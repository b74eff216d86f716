/** The clip step: clips come as they are, under a name that may be cached for ever. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClipManifest } from '../../../lib/images/clips.ts';
import { fillFolder, writeIfChanged } from '../../write.ts';
import { slugOf } from './sources.ts';

/** All paths are absolute. */
export type ClipFolders = { content: string; assets: string; generated: string };

const CLIP = /(?:\.av1\.webm|\.vp9\.webm|\.mp4)$/;

/** In bytes: a clip decorates, and a visitor may pay for each megabyte. */
const LIMIT = 600_000;

/**
 * Brings every clip below `content` to `assets`, which is served as `/assets/clip/`, and writes `clips.json` to
 * `generated`.
 * @throws Error naming the clip if it is over 600 KB.
 */
export function buildClips({ content, assets, generated }: ClipFolders): ClipManifest {
  const served = new Map<string, Uint8Array>();
  const addresses = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => CLIP.test(file))
    .sort()
    .map((file) => {
      const bytes = readFileSync(path.join(content, file));
      if (bytes.length > LIMIT)
        throw new Error(`content/${file}: ${bytes.length} bytes, at most ${LIMIT} are allowed for a clip`);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
      const name = `${slugOf(file)}-${hash}${path.extname(file)}`;
      served.set(name, bytes);
      return [file.split(path.sep).join('/'), `/assets/clip/${name}`] as const;
    });
  const manifest = Object.fromEntries(addresses);
  fillFolder(assets, served);
  writeIfChanged(path.join(generated, 'clips.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}
