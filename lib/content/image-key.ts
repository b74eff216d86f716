/**
 * The key of an image in the image manifest: copy of a page names files beside it (`./bench.webp`), the
 * manifest knows them by their place in `content/` (`pages/home/bench.webp`).
 */
export const imageKey = (folder: string, file: string): string => `${folder}/${file.replace(/^\.\//, '')}`;
