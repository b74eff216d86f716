/** What the clip step (build/prepare/clips.ts) made of each clip, and how a page asks for it. Pure. */

/** The address of a clip by its path inside `content/`: `pages/labcraft/loop.mp4`. */
export type ClipManifest = Readonly<Record<string, string>>;

/** By ending; the codecs let a browser choose without fetching anything. 640 × 360 pixels need no higher level. */
const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.av1.webm', 'video/webm; codecs="av01.0.04M.08"'],
  ['.vp9.webm', 'video/webm; codecs="vp9"'],
  ['.mp4', 'video/mp4; codecs="avc1.64001f"'],
];

/** The media type of a clip's file by its name. @throws RangeError if the name has none of the known endings. */
export function clipType(file: string): string {
  const type = TYPES.find(([ending]) => file.endsWith(ending))?.[1];
  if (type) return type;
  throw new RangeError(`${file}: a clip ends in ${TYPES.map(([ending]) => ending).join(', ')}`);
}

/**
 * The address of a clip.
 * @throws Error that names the path and says what to do if there is no such clip.
 */
export function findClip(manifest: ClipManifest, clip: string): string {
  const address = Object.hasOwn(manifest, clip) ? manifest[clip] : undefined;
  if (address) return address;
  throw new Error(
    `content/${clip}: no such clip; put it there or correct the name, then run "node build/prepare/clips.ts"`,
  );
}
