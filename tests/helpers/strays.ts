import { snapshotText } from '../../lib/content/snapshot.ts';
import { content } from '../words.ts';

const written = snapshotText(content).replaceAll('\\n', ' ');

/**
 * Where a text has a sign that is most often a fault, with what stands beside it. Not where an editor wrote the same, as
 * `asWritten` tells: a text may say of an end point that it is undefined.
 */
export const strays = (sign: RegExp, text: string, asWritten = (found: string) => found): string[] =>
  [...text.matchAll(new RegExp(`.{0,6}(?:${sign.source}).{0,6}`, 'g'))]
    .map(([found]) => found)
    .filter((found) => found === text || !written.includes(JSON.stringify(asWritten(found)).slice(1, -1)));
