/** Looks for text that does not come from content or messages on the pages of a build with pseudo text. */
import type { Element, Nodes, Root } from 'hast';
import { find, html } from 'property-information';
import { attribute, isElement } from '../../build/export/html.ts';
import { otherWords } from './alphabet.ts';

/** A text that code wrote, and where it stands: `main > h1`, or `img@alt`. */
export type HardCoded = { file: string; place: string; word: string };

/** Texts that may stand on a page in real letters. A row that nothing needs is a problem. */
export type AllowedText = { word: RegExp; place?: RegExp; reason: string };

const SPOKEN = [
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];
/** Words that scripts show are in attributes of data; there, only Japanese can be told from ids and addresses. */
const JAPANESE = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]/u;
const TEXT_METAS =
  /^(?:description|application-name|author|keywords|og:(?:title|description|site_name|image:alt)|twitter:(?:title|description|image:alt))$/;
/** Code is the same in every language; scripts and styles are no text. */
const SILENT = new Set(['script', 'style', 'code', 'pre', 'kbd', 'samp']);

const spoken = (node: Element): [name: string, text: string][] => {
  const attributes = Object.entries(node.properties).map(([name, value]): [string, string] => [
    find(html, name).attribute,
    String(value),
  ]);
  const named = attributes.filter(
    ([name, value]) => SPOKEN.includes(name) || (/^data-/.test(name) && JAPANESE.test(value)),
  );
  const meta = attribute(node, 'name') ?? attribute(node, 'property') ?? '';
  const content = node.tagName === 'meta' && TEXT_METAS.test(meta) ? attribute(node, 'content') : undefined;
  return [
    ...named.map(([name, value]): [string, string] => [
      name,
      name.startsWith('data-') ? value.replaceAll(/[a-z]/gi, '') : value,
    ]),
    ...(content === undefined ? [] : [[meta, content] as [string, string]]),
  ];
};

function* foundIn(parent: Nodes, trail: readonly string[]): Generator<{ place: string; word: string }> {
  const inside = 'content' in parent ? (parent.content?.children ?? []) : [];
  const children = 'children' in parent ? parent.children : [];
  for (const node of [...inside, ...children]) {
    if (isElement(node)) {
      if (SILENT.has(node.tagName)) continue;
      const name = [node.tagName, ...(attribute(node, 'class')?.split(/\s+/).slice(0, 1) ?? [])].join('.');
      for (const [attr, text] of spoken(node))
        for (const word of otherWords(text)) yield { place: `${name}@${attr}`, word };
      yield* foundIn(node, [...trail, name]);
    } else if (node.type === 'text')
      for (const word of otherWords(node.value)) yield { place: trail.slice(-2).join(' > '), word };
  }
}

/** Every word on a page that is not pseudo text. */
export const hardCodedIn = (file: string, page: Root): HardCoded[] =>
  [...foundIn(page, [])].map((one) => ({ file, ...one }));

/** What no row allows, each word and place once with the number of pages; and the rows that nothing needs. */
export function pseudoProblems(all: readonly HardCoded[], allowed: readonly AllowedText[]): string[] {
  const needed = new Set<AllowedText>();
  const left = new Map<string, Set<string>>();
  for (const { file, place, word } of all) {
    const row = allowed.find((one) => one.word.test(word) && (one.place?.test(place) ?? true));
    if (row) needed.add(row);
    else left.set(`"${word}" in ${place}`, (left.get(`"${word}" in ${place}`) ?? new Set()).add(file));
  }
  return [
    ...[...left].map(([what, files]) => `${[...files][0]} and ${files.size - 1} more: ${what}`),
    ...allowed
      .filter((row) => !needed.has(row))
      .map(({ word }) => `allowed.ts: ${word} is on no page any more`),
  ];
}
