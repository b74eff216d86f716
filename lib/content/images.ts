/** Images and clips lie beside the file that shows them and are named as `./name.webp`, in fields and in Markdown. */
import type { Nodes } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Source } from './parse.ts';
import type { Position, Problem, Wording } from './problems.ts';
import { stringsIn } from './values.ts';

export const IMAGE_NAME = /\.(?:webp|png|jpe?g|avif|webm|mp4)$/;
const IMAGE_REFERENCE = /^\.\/.*\.(?:webp|png|jpe?g|avif|webm|mp4)$/i;

export type ImageReference = { at: Position; field?: string; target: string };

const parser = unified().use(remarkParse).freeze();

function* bodyImages(node: Nodes, linesAbove: number): Generator<ImageReference> {
  if ((node.type === 'image' || node.type === 'definition') && node.position) {
    const { line, column } = node.position.start;
    const isPicture = node.type === 'image' || IMAGE_REFERENCE.test(node.url);
    if (isPicture) yield { at: { line: line + linesAbove, column }, target: node.url };
  }
  if ('children' in node) for (const child of node.children) yield* bodyImages(child, linesAbove);
}

/** Every image that a file names: in any field, and in the Markdown body. */
export function imageReferences({ value, body, linesBeforeBody, locate }: Source): ImageReference[] {
  const inFields = [...stringsIn(value)]
    .filter(({ text }) => IMAGE_REFERENCE.test(text))
    .map(({ path, text }) => ({ at: locate(path), field: path.join('.'), target: text }));
  const inBody = body.includes('![') ? bodyImages(parser.parse(body), linesBeforeBody) : [];
  return [...inFields, ...inBody];
}

const NOT_FOUND: Wording = {
  ja: '画像が見つかりません。このファイルと同じフォルダーに置き、./name.webp のように書いてください（大文字と小文字も区別します）',
  en: 'Image not found: put it next to this file and name it as ./name.webp, in the same upper and lower case',
};

const stem = (name: string) => name.replace(/\.[^.]*$/, '').toLowerCase();

/** The image that is there under another ending, or in other upper and lower case, if there is one. */
function meant(target: string, names: readonly string[]): string | undefined {
  return names.find((name) => IMAGE_NAME.test(name) && `./${stem(name)}` === stem(target));
}

function notFound(target: string, names: readonly string[]): Wording {
  const name = meant(target, names);
  if (name === undefined) return NOT_FOUND;
  return {
    ja: `画像が見つかりません。フォルダーにあるのは ./${name} です。同じ名前に直してください（大文字と小文字も区別します）`,
    en: `Image not found: the folder has ./${name}; write that, or rename the file (upper and lower case count)`,
  };
}

/** One problem for each image that is not among the files beside `file` (compared with upper and lower case). */
export function missingImages(
  file: string,
  references: readonly ImageReference[],
  names: readonly string[],
): Problem[] {
  return references
    .filter(({ target }) => !(target.startsWith('./') && names.includes(target.slice(2))))
    .map(({ at, field, target }) => ({
      file,
      at,
      field,
      message: notFound(target, names),
      value: target,
    }));
}

/** Images of a folder that none of its files names. */
export const unusedImages = (names: readonly string[], references: readonly ImageReference[]): string[] =>
  names.filter((name) => IMAGE_NAME.test(name) && !references.some(({ target }) => target === `./${name}`));
