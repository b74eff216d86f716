/** What the image step (build/prepare/images.ts) made of each picture, and how a page asks for it. Pure. */

/** One file of a picture: its width in pixels and its address from the root of the site. */
export type Variant = { w: number; src: string };

export type ImageEntry = {
  /** Pixels of the source; their ratio is the picture's. */
  width: number;
  height: number;
  /** The colour that most of the picture has, `#rrggbb`. */
  color: string;
  /** The class that paints it while the picture loads; empty where the picture is transparent. */
  className: string;
  /** By format, narrow to wide. */
  variants: { avif: Variant[]; webp: Variant[] };
  fallback: Variant;
};

/** Keyed by path inside `content/`: `pages/home/bench.webp`. */
export type ImageManifest = Readonly<Record<string, ImageEntry>>;

/**
 * The picture at a path inside `content/`.
 * @throws Error that names the path and says what to do if there is no such picture.
 */
export function findImage(manifest: ImageManifest, image: string): ImageEntry {
  const entry = Object.hasOwn(manifest, image) ? manifest[image] : undefined;
  if (entry) return entry;
  throw new Error(
    `content/${image}: no such image; put it there or correct the name, then run "node build/prepare/images.ts"`,
  );
}

/** The `srcset` of a format: `/assets/img/a-480.avif 480w, …`. */
export const srcSet = (variants: readonly Variant[]): string =>
  variants.map(({ w, src }) => `${src} ${w}w`).join(', ');
