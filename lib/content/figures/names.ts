/**
 * The same figure under the same name everywhere: where copy shows a measured value beside what was measured, that name is
 * the one of `content/facts.json`, and a figure that the ledger calls approximate is never shown as an exact one.
 */
import type { Locale } from '../../i18n/locales.ts';
import { plainText } from '../../text/lines.ts';
import type { Facts } from '../facts.ts';
import type { Problem, Wording } from '../problems.ts';
import { NAMES } from '../statements.ts';
import { type PlacedText, textsOf, type WithTexts } from '../texts.ts';
import { type ValuePath, valueAt } from '../values.ts';

type Named = WithTexts & { locale: Locale };

const namesIn = (text: string) => [...text.matchAll(NAMES)].map(([, name = '']) => name);

/** What stands beside a value: the fields of the object that it is part of. */
function besides(data: unknown, path: ValuePath): (field: string) => string | undefined {
  const around = valueAt(data, path.slice(0, -1));
  return (field) => {
    const value = (around as Record<string, unknown> | undefined)?.[field];
    return typeof value === 'string' ? plainText(value) : undefined;
  };
}

/** The name that copy gives a measured value: its term, or the words after it; a percentage has a title. */
function nameBeside({ path, text }: PlacedText, data: unknown): string | undefined {
  const beside = besides(data, path);
  const field = path.at(-1);
  if (field === 'after') return beside('term') ?? beside('unit');
  const isPercentage = field === 'figure' && `${text}${beside('unit')}`.includes('%');
  return isPercentage ? beside('title') : undefined;
}

const ANOTHER_NAME = (what: string): Wording => ({
  ja: `この数値は content/facts.json で「${what}」と呼ばれています。どのページでも同じ言葉にしてください`,
  en: `content/facts.json calls this figure "${what}": every page names it in the same words`,
});
const EXACT: Wording = {
  ja: 'およその数値です（content/facts.json の about）。前に「約」を付けてください',
  en: 'An approximate figure ("about" in content/facts.json): write "about" before it',
};

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function misnamed(place: PlacedText, { data, locale }: Named, facts: Facts): Wording[] {
  const name = nameBeside(place, data);
  if (name === undefined) return [];
  const known = namesIn(place.text).flatMap((fact) => facts[fact]?.what?.[locale] ?? []);
  return [...new Set(known)].filter((what) => !same(what, name)).map(ANOTHER_NAME);
}

/** 約{{…}}, 約1/{{…}}, pH約{{…}}, about {{…}}, about pH {{…}}. */
const SAID = /(?:約|\babout )(?:pH )?(?:1\/)?$/i;
const isWord = (text: string | undefined) => text !== undefined && /^(?:約|about)$/i.test(text);

function tooExact({ path, text }: PlacedText, { data }: Named, facts: Facts): Wording[] {
  const beside = besides(data, path);
  const isSaid = [beside('lead'), beside('about')].some(isWord);
  return [...text.matchAll(NAMES)]
    .filter(({ 1: name = '', index }) => facts[name]?.about && !isSaid && !SAID.test(text.slice(0, index)))
    .map(() => EXACT);
}

/** Every figure of some files, whose copy still has its placeholders, that is misnamed or shown as exact. */
export const nameProblems = (files: readonly Named[], facts: Facts): Problem[] =>
  files.flatMap((file) =>
    [...textsOf(file)].flatMap((place) =>
      [...misnamed(place, file, facts), ...tooExact(place, file, facts)].map((message) => ({
        ...{ file: file.file, at: place.at(), field: place.field, message, value: place.text },
      })),
    ),
  );
