/** Figures of `content/facts.json` that interface strings have typed by hand. */
import fs from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../i18n/locales.ts';
import type { Facts } from '../facts.ts';
import { parseSource } from '../parse.ts';
import type { Problem, Wording } from '../problems.ts';
import { stringsIn } from '../values.ts';
import { figureLooks, typedFigures } from './typed.ts';

/** Placeholders of the content mean nothing in messages: a component hands the number over. */
const typed = (names: readonly string[]): Wording => ({
  ja: `会社の数値（${names.join('、')}）が手で書かれています。数字を {number} のような差し込みに置きかえ、content/facts.json の値が入るように開発者に頼んでください`,
  en: `A figure typed by hand (${names.join(', ')}): put a placeholder like {number} for it, and have a developer fill it in from content/facts.json`,
});

function problemsOf(file: string, text: string, facts: Facts): Problem[] {
  const source = parseSource(text, 'json');
  if (source.faults.length > 0) return source.faults.map((fault) => ({ file, ...fault }));
  const looks = figureLooks(facts);
  return [...stringsIn(source.value)].flatMap(({ path: place, text: copy }) =>
    typedFigures(copy, looks).map(({ found, names }) => ({
      file,
      at: source.locate(place),
      field: place.join('.'),
      message: typed(names),
      value: found,
    })),
  );
}

/**
 * Every figure that the messages of a folder (an absolute path) have typed by hand, and what keeps a file from being
 * read. A folder without messages, as tests have them, has no problems.
 */
export function messageFigures(folder: string, facts: Facts): Problem[] {
  return LOCALES.flatMap((locale) => {
    const disk = path.join(folder, `${locale}.json`);
    if (!fs.existsSync(disk)) return [];
    return problemsOf(`messages/${locale}.json`, fs.readFileSync(disk, 'utf8'), facts);
  });
}
