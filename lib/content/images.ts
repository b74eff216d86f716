/** Images and clips lie beside the file that shows them and are named as `./name.webp`, in fields and in Markdown. */
import type { Definition, Image } from 'mdast';
import { visit } from 'unist-util-visit';
import { IMAGE_FILE, IMAGE_FILE_RULE } from './fields.ts';
import { child, listing, type Place, problemAt } from './folders.ts';
import { mediaFault } from './media.ts';
import type { Source } from './parse.ts';
import type { Position, Problem, Wording } from './problems.ts';
import { own } from './schema-wording.ts';
import { MARKDOWN_FIELD, stringsIn } from './values.ts';
import { treesOf } from './vanished.ts';

export const IMAGE_NAME = /\.(?:webp|png|jpe?g|avif|webm|mp4)$/;
const IMAGE_REFERENCE = new RegExp(`^\\./.*${IMAGE_NAME.source}`, 'i');

export type ImageReference = {
  at: Position;
  field?: string;
  target: string;
  /** Whether it stands in Markdown, whose pictures no schema looks at. */
  isInMarkdown?: boolean;
};

/** The images of a Markdown text that begins below some lines of its file. */
function imagesIn(text: string, linesAbove: number): ImageReference[] {
  // Reading a text takes milliseconds, and most have no image.
  if (!text.includes('![')) return [];
  const found: ImageReference[] = [];
  visit(treesOf(text).tree, ['image', 'definition'], (node) => {
    const { url, position } = node as Image | Definition;
    if (!position || (node.type === 'definition' && !IMAGE_REFERENCE.test(url))) return;
    const { line, column } = position.start;
    found.push({ at: { line: line + linesAbove, column }, target: url, isInMarkdown: true });
  });
  return found;
}

/** Every image that a file names: in any field, and in the Markdown body. */
export function imageReferences({ value, body, linesBeforeBody, locate }: Source): ImageReference[] {
  const inFields = stringsIn(value)
    .filter(({ text }) => IMAGE_REFERENCE.test(text))
    .map(({ path, text }) => ({ at: locate(path), field: path.join('.'), target: text }));
  const inMarkdown = stringsIn(value)
    .filter(({ path }) => path.at(-1) === MARKDOWN_FIELD)
    .flatMap(({ path, text }) =>
      imagesIn(text, 0).map((image) => ({ ...image, at: locate(path), field: path.join('.') })),
    );
  const inBody = imagesIn(body, linesBeforeBody).map((image) => ({ ...image, field: 'body' }));
  return [...inFields, ...inMarkdown, ...inBody];
}

const stem = (name: string) => name.replace(/\.[^.]*$/, '').toLowerCase();

/** What cameras and phones write, and no page shows. */
const OTHER_FORMAT = /\.(?:hei[cf]|gif|tiff?|bmp)$/i;

/** What to do with a picture whose name has an ending that the site does not take; undefined for all other files. */
export function wrongEnding(name: string): { ja: string; en: string } | undefined {
  if (OTHER_FORMAT.test(name))
    return {
      ja: 'この形式の画像は表示できません。webp か jpg に書き出して、置き直してください',
      en: 'No page shows a picture of this format: export it as webp or jpg, and put that here instead',
    };
  const [ending] = IMAGE_NAME.exec(name.toLowerCase()) ?? [];
  if (!ending || name.endsWith(ending)) return undefined;
  return {
    ja: `ファイル名の終わりを小文字の ${ending} に直してください`,
    en: `Rename the file: write the ending of its name in lower case, ${ending}`,
  };
}

function notFound(target: string, names: readonly string[]): Wording {
  // It may be there under another ending, or in other upper and lower case.
  const alike = names.filter((name) => `./${stem(name)}` === stem(target));
  const meant = alike.find((name) => IMAGE_NAME.test(name));
  if (meant !== undefined)
    return {
      ja: `画像が見つかりません。フォルダーにあるのは ./${meant} です。同じ名前に直してください（大文字と小文字も区別します）`,
      en: `Image not found: the folder has ./${meant}; write that, or rename the file (upper and lower case count)`,
    };
  const other = alike.find(wrongEnding);
  const how = other && wrongEnding(other);
  if (how)
    return {
      ja: `画像が見つかりません。フォルダーにあるのは ./${other} です。${how.ja}`,
      en: `Image not found: the folder has ./${other}. ${how.en}`,
    };
  return {
    ja: '画像が見つかりません。このファイルと同じフォルダーに置き、./name.webp のように書いてください（大文字と小文字も区別します）',
    en: 'Image not found: put it next to this file and name it as ./name.webp, in the same upper and lower case',
  };
}

/** Why a picture or clip that is there cannot be shown. */
function broken(folder: Place, name: string): Wording | undefined {
  const fault = mediaFault(child(folder, name).disk);
  if (!fault) return undefined;
  if (fault.kind === 'empty')
    return {
      ja: 'ファイルが空です。もう一度書き出して、同じ名前で置き直してください',
      en: 'The file is empty: export it again and put it here under the same name',
    };
  if (fault.kind === 'large') {
    const [size, limit] = [fault.size, fault.limit].map((bytes) => Math.ceil(bytes / 1000));
    return {
      ja: `動画のファイルが大きすぎます（${size} KB）。${limit} KB 以下に書き出して、置き直してください`,
      en: `The clip is too large (${size} KB): export it with at most ${limit} KB and put it here again`,
    };
  }
  const { expected } = fault;
  if (fault.kind === 'cut')
    return {
      ja: `${expected} のファイルが途中で切れています。もう一度写すか書き出して、置き直してください`,
      en: `The ${expected} file breaks off before its end: copy or export it again`,
    };
  const { found, ending } = fault;
  if (!found)
    return {
      ja: `中身が ${expected} ではありません。画像や動画のソフトで ${expected} として書き出し、置き直してください`,
      en: `This is no ${expected} file: export it as ${expected} and put it here again`,
    };
  const renamed = ending && name.replace(/[^.]*$/, ending);
  return {
    ja: `中身は ${found} です。${renamed ? `ファイルとこの項目を ${renamed} に直すか、` : ''}${expected} として書き出してください`,
    en: `This is a ${found} file: ${renamed ? `rename it to ${renamed}, here too, or ` : ''}export it as ${expected}`,
  };
}

/** Why the image that is named at a place cannot be shown there. */
function wrongWith({ target, isInMarkdown }: ImageReference, folder: Place, names: readonly string[]) {
  // Other letters are escaped in an address, under which no picture is known.
  const isRefused = isInMarkdown && !IMAGE_FILE.test(target);
  const name = names.find((one) => one.normalize() === target.replace(/^\.\//, '').normalize());
  // A Mac writes が in two parts: that the file is there under other letters would help nobody.
  if (name !== undefined && isRefused) return own(IMAGE_FILE_RULE);
  return name !== undefined && `./${name}` === target ? broken(folder, name) : notFound(target, names);
}

type Named = { file: string; references: readonly ImageReference[] };

/**
 * One problem for each place in some files that shows an image which is not in their folder (compared with upper and lower
 * case) or cannot be shown; with `all`, one for each image that none of the files names, too.
 */
export function imageProblems(folder: Place, files: readonly Named[], all: boolean): Problem[] {
  const names = listing(folder).files;
  const shown = files.flatMap(({ file, references }) =>
    references.flatMap((reference): Problem[] => {
      const { at, field, target } = reference;
      const message = wrongWith(reference, folder, names);
      return message === undefined ? [] : [{ file, at, ...(field && { field }), message, value: target }];
    }),
  );
  const targets = new Set(files.flatMap(({ references }) => references.map(({ target }) => target)));
  const unused = names.filter((name) => all && IMAGE_NAME.test(name) && !targets.has(`./${name}`));
  return [
    ...shown,
    ...problemAt(folder, unused, {
      ja: 'どのファイルからも使われていない画像です。使うか、消してください',
      en: 'Stray image: no file in this folder shows it; use it or delete it',
    }),
  ];
}
