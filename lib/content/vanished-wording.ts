/** What is said of a part of a Markdown text that its page would lack, and what to write instead. */
import type { Nodes } from 'mdast';
import { BARE_PATH_RULE } from './fields.ts';
import japaneseMessages from './japanese-messages.json' with { type: 'json' };
import type { Wording } from './problems.ts';

export type Loss =
  /** A tag, a comment or the like. */
  | { kind: 'html'; text: string }
  | { kind: 'attribute'; name: string }
  | { kind: 'element' }
  /** The address of a site that no browser can read. */
  | { kind: 'address' }
  /** The same of a mailbox. */
  | { kind: 'mail' }
  /** The English address of a page, in a Japanese text. */
  | { kind: 'english' }
  /** An address that goes on into the sentence behind it. */
  | { kind: 'bare' }
  /** What stands behind the language of a code block. */
  | { kind: 'meta' }
  /** A part of the Markdown that has no place in HTML. */
  | { kind: 'part'; part: Nodes['type'] };

const PICTURE: Wording = {
  ja: '画像はこの書き方では表示されません。このファイルと同じフォルダーに置き、前後を一行あけて ![写っているもの](./name.webp) と書いてください（「!」も半角です）',
  en: 'No page shows this picture: put the file next to this one and write ![what it shows](./name.webp), with a plain !, between empty lines',
};
const LINK: Wording = {
  ja: 'HTML のリンクは表示されません。[言葉](https://…) か [言葉](/about) と書いてください',
  en: 'No page shows a link in HTML: write [words](https://…) or [words](/about)',
};
const FILM: Wording = {
  ja: 'ほかのサイトの動画や画面は埋め込めません。[題](https://…) と、リンクで書いてください',
  en: 'Nothing of another site can be embedded: write a link to it, [title](https://…)',
};
const COMMENT: Wording = {
  ja: 'コメントは表示されません。消してください（覚え書きは、この文の外に残します）',
  en: 'No page shows a comment: delete it, and keep notes elsewhere',
};
const BREAK: Wording = {
  ja: 'HTML の改行は表示されません。行の終わりに「\\」を書いて改行するか、一行あけて段落を分けてください',
  en: 'No page shows a line break in HTML: end the line with "\\", or leave a line empty for a new paragraph',
};
export const HTML: Wording = {
  ja: 'HTML は表示されません。Markdown（**強調** や表など）で書き直すか、消してください。文字としてのせるなら `…` で囲みます',
  en: 'No page shows HTML: write it in Markdown (**strong**, a table …) or delete it; put it in `…` to show the characters',
};
const ADDRESS: Wording = {
  ja: 'この種類のアドレスはリンクになりません。https://… か mailto:…、またはサイト内のパス（/about）を書いてください',
  en: 'No link can have an address of this kind: write https://…, mailto:… or a path of this site (/about)',
};
const BROKEN: Wording = {
  ja: 'アドレスとして読めません。ホスト名やポートを確かめて直すか、リンクにしないなら `…` で囲んでください',
  en: 'This address is broken: correct its host or port, or put it in `…` if it is to be no link',
};
const MAIL: Wording = {
  ja: 'メールアドレスとして読めません。mailto:name@example.jp のように、半角で、間をあけずに書いてください',
  en: 'This is no mail address: write it as mailto:name@example.jp, without spaces',
};
const ENGLISH: Wording = { ja: japaneseMessages[BARE_PATH_RULE], en: BARE_PATH_RULE };
const BARE: Wording = {
  ja: 'アドレスがどこで終わるか分かりません。[言葉](https://…) と書くか、<https://…> と囲むか、アドレスのあとを一つあけてください',
  en: 'Nobody can tell where this address ends: write [words](https://…) or <https://…>, or leave a space behind it',
};
const META: Wording = {
  ja: 'コードの言語のあとに書いたものは表示されません。言語だけを残してください',
  en: 'No page shows what stands behind the language of a code block: leave the language alone',
};
const OTHER: Wording = {
  ja: 'この部分はページに表示されません。ほかの書き方にするか、消してください',
  en: 'No page shows this part: write it in another way, or delete it',
};

const BY_TAG: Readonly<Record<string, Wording>> = {
  ...{ img: PICTURE, picture: PICTURE, svg: PICTURE, a: LINK, br: BREAK },
  ...{ iframe: FILM, video: FILM, audio: FILM, object: FILM, embed: FILM },
};

const BY_PART: Readonly<Partial<Record<Nodes['type'], Wording>>> = {
  footnoteDefinition: {
    ja: 'この脚注は表示されません。本文の一か所に同じ印（[^1] など）を書くか、消してください。印は脚注ごとに変えます',
    en: 'No page shows this footnote: put its mark, such as [^1], into the text, or delete it; each footnote has a mark of its own',
  },
  definition: {
    ja: 'このアドレスを使うリンクがありません。本文に [言葉][名前] と書くか、消してください。名前はアドレスごとに変えます',
    en: 'No link uses this address: write [words][name] in the text, or delete it; each address has a name of its own',
  },
  tableCell: {
    ja: '表の見出しより列が多いので、このセルは表示されません。見出しに列を加えるか、セルを消してください（文字の | は \\| と書きます）',
    en: 'The table has fewer columns in its head, so no page shows this cell: add a column, or delete the cell (write | as \\|)',
  },
};

/** The name of the first tag of some HTML, in lower case; empty if it begins with something else. */
export const tagOf = (html: string): string => (/^<\/?([a-z][^\s/>]*)/i.exec(html)?.[1] ?? '').toLowerCase();

function htmlWording(html: string): Wording {
  if (html.startsWith('<!--')) return COMMENT;
  const tag = tagOf(html);
  return (Object.hasOwn(BY_TAG, tag) && BY_TAG[tag]) || HTML;
}

const ATTRIBUTES: Readonly<Record<string, Wording>> = { src: PICTURE, href: ADDRESS };

/** What is wrong and what to do, in both languages. */
export function lossWording(loss: Loss): Wording {
  if (loss.kind === 'html') return htmlWording(loss.text);
  if (loss.kind === 'attribute') return ATTRIBUTES[loss.name] ?? OTHER;
  if (loss.kind === 'address') return BROKEN;
  if (loss.kind === 'mail') return MAIL;
  if (loss.kind === 'english') return ENGLISH;
  if (loss.kind === 'bare') return BARE;
  if (loss.kind === 'meta') return META;
  return (loss.kind === 'part' && BY_PART[loss.part]) || OTHER;
}
