import type { Root } from 'hast';
import { encode } from '../../build/export/files';
import type { Files, KnownPage } from '../../build/export/types';
import { htmlOf, parsePage } from '../../build/html';

/** Files of an export from their texts. */
export const filesOf = (texts: Record<string, string>): Files =>
  new Map(Object.entries(texts).map(([path, text]) => [path, encode(text)]));

/** The texts of an export's files. */
export const textsOf = (files: Files): Record<string, string> =>
  Object.fromEntries([...files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));

/** The HTML of a page after a stage that works on its tree. */
export function htmlAfter(stage: (tree: Root) => void, html: string): string {
  const tree = parsePage(html);
  stage(tree);
  return htmlOf(tree);
}

/** A repository as far as `codeHash` reads it: each name stands for a part of our code. */
export const CODE_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['app', 'build', 'components', 'islands', 'lib', 'messages'].map((folder) => `${folder}/deep/a.ts`),
    ...['next.config.mjs', 'package-lock.json'],
  ].map((name) => [name, name]),
);

/** What is known of a page of which no more than this is said. */
export const knownPage = (known: Partial<KnownPage> = {}): KnownPage => ({
  ...{ key: '', locale: 'ja', text: undefined, guide: undefined, references: [] },
  characters: { all: [], core: [], large: [] },
  loads: { styles: [], script: [], fonts: [] },
  ...known,
});

/** A page as Next 16.4 writes it: preloads, async chunks, React's markers, the payload at the end. */
export const nextPage = (body: string, lang = 'ja'): string =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charSet="utf-8"/>` +
  '<link rel="preload" href="/assets/fonts/a.woff2" as="font" crossorigin="" type="font/woff2"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/3iawmkv5yjf1a.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/0j1we3.js"/>' +
  '<script src="/_next/static/chunks/turbopack-2u1d.js" async=""></script>' +
  '<script type="module" src="/assets/js/main-ABC.js" async=""></script><title>T</title>' +
  '<script src="/_next/static/chunks/0cz1d0.js" noModule=""></script></head><body>' +
  `<div hidden=""><!--$--><!--/$--></div>${body}<!--$--><!--/$-->` +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>' +
  '<script src="/_next/static/chunks/0j1we3.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script></body></html>';

/** The same page after the runtime is gone. */
export const shippedPage = (body: string, lang = 'ja'): string =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8">` +
  '<link rel="preload" href="/assets/fonts/a.woff2" as="font" crossorigin="" type="font/woff2">' +
  '<link rel="stylesheet" href="/_next/static/chunks/3iawmkv5yjf1a.css">' +
  '<script type="module" src="/assets/js/main-ABC.js" async></script><title>T</title>' +
  `</head><body>${body}</body></html>`;
