/** Pictures and clips that are named and there, but cannot be shown. */
import { child, type Place } from './folders.ts';
import type { ImageReference } from './images.ts';
import { type MediaFault, mediaFault } from './media-file.ts';
import type { Problem, Wording } from './problems.ts';

const EMPTY: Wording = {
  ja: 'ファイルが空です。もう一度書き出して、同じ名前で置き直してください',
  en: 'The file is empty: export it again and put it here under the same name',
};

const cut = (expected: string): Wording => ({
  ja: `${expected} のファイルが途中で切れています。もう一度写すか書き出して、置き直してください`,
  en: `The ${expected} file breaks off before its end: copy or export it again`,
});

function other(name: string, { expected, found, ending }: MediaFault & { kind: 'other' }): Wording {
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

function wordingOf(name: string, fault: MediaFault): Wording {
  if (fault.kind === 'empty') return EMPTY;
  return fault.kind === 'cut' ? cut(fault.expected) : other(name, fault);
}

/** One problem for each place in `file` that shows one of the `names` in a folder which cannot be shown. */
export function brokenImages(
  folder: Place,
  file: string,
  references: readonly ImageReference[],
  names: readonly string[],
): Problem[] {
  return references.flatMap(({ at, field, target }) => {
    const name = names.find((one) => `./${one}` === target);
    const fault = name && mediaFault(child(folder, name).disk);
    return name && fault ? [{ file, at, field, message: wordingOf(name, fault), value: target }] : [];
  });
}
