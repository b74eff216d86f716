/** Which files the check of the wording is asked for. */
import path from 'node:path';

/** A place as a person writes it (`./content/news/`, from the root of the disk, with `\`), from the root of the project, with `/`. */
export const placeOf = (word: string): string =>
  path.relative('', word.replaceAll('\\', '/')).split(path.sep).join('/');

/** Tells whether a file is one of some places or lies in one; without any, and in the whole project, all are meant. */
export const meantBy =
  (places: readonly string[]) =>
  (file: string): boolean =>
    places.length === 0 ||
    places.some((place) => place === '' || file === place || file.startsWith(`${place}/`));
