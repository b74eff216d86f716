import { imageKey } from '@/lib/content/image-key';
import { readGenerated } from '@/lib/generated';
import { findImage, type ImageManifest } from '@/lib/images/manifest';
import { type PackedPicture, packPicture } from '@/lib/listing/card-picture';

/** The picture of an entry's card: a file (`./bench.webp`) of its folder (`blog/a`), or none. */
export const cardPicture = (folder: string, file: string | undefined): PackedPicture | null =>
  file ? packPicture(findImage(readGenerated<ImageManifest>('images.json'), imageKey(folder, file))) : null;
