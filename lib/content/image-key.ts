/**
 * The key of an image in the image manifest: copy of a page names files beside it (`./bench.webp`), the
 * manifest knows them by their place in `content/` (`pages/home/bench.webp`).
 */
export const imageKey = (folder: string, file: string): string => `${folder}/${file.replace(/^\.\//, '')}`;

type Pictured = { folder: string; data: { image: { src: string; alt: string } } };

/** The picture of an entry as parts take it: its key, and what it shows. */
export const imageOf = ({ folder, data: { image } }: Pictured) => ({
  image: imageKey(folder, image.src),
  alt: image.alt,
});
