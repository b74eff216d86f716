import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from 'sharp';
import sharp from 'sharp';

/** Full colour resolution: thin lines keep their colour and flat areas stay flat (docs/decisions/0007). */
const avif: AvifOptions = { quality: 58, effort: 3, chromaSubsampling: '4:4:4' };
const webp: WebpOptions = { quality: 84, effort: 5, smartSubsample: true };
const jpeg: JpegOptions = { quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' };
/** The fallback of pictures with transparency. */
const png: PngOptions = { palette: true, effort: 9 };

export const ENCODERS = { avif, webp, jpeg, png };

/** Everything besides the source that decides the bytes of a file: a change makes all files anew. */
export const SETTINGS_VERSION: string = JSON.stringify({ layout: 3, ENCODERS, libraries: sharp.versions });
