/**
 * Marks that an author meant as Markdown and that a page would show as they are typed: with a space too many or too few, or
 * in full width. A mark behind a backslash is meant as it stands, and so is all code.
 */
import type { Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { MOST_IN_HEADING } from './fields.ts';
import type { Source } from './parse.ts';
import type { Problem, Wording } from './problems.ts';
import { positionIn } from './texts.ts';
import { markdownProblem, treesOf } from './vanished.ts';
import { HTML } from './vanished-wording.ts';

/**
 * `within` is the part of Markdown whose source has the mark: a text, or a whole paragraph for marks that begin a line. Only a
 * space and a tab count behind such a mark, for Markdown as well: the space of a Japanese keyboard is a letter to it.
 */
type Mark = { within: Nodes['type']; pattern: RegExp; message: Wording };

/** Numbers and signs that no Markdown knows, and that begin the lines of a list all the same. */
const NUMBER = String.raw`(?:[①-⒛❶-❿○□◇※]|[(（](?:[\d０-９]+|[ア-ン])[)）]|[\d０-９]+、(?![\d０-９])|[ア-ン][．.)）])`;

/** What begins a line as the name of what follows: 「場所：」, but no address, no time and nothing of a link. */
const LABEL = String.raw`[ \t>]*[^。：:\s\[(<\x60|](?:[^。：:\n\[(<\x60|]{0,19})(?:(?<!\d)[：:]|[：:](?!\d))(?!//)`;

const MARKS: readonly Mark[] = [
  {
    within: 'text',
    pattern: /(?<!\\)[[［][\^＾][^\]］\n]+[\]］]/,
    message: {
      ja: 'この印の脚注がありません。「[^1]: 」から始まる行で脚注を書くか、印を消してください（記号はすべて半角です）',
      en: 'There is no footnote for this mark: write one in a line that begins with "[^1]: ", or delete the mark',
    },
  },
  {
    within: 'text',
    pattern:
      /(?<!\\)[[［][^[\]［］]*[\]］](?:\s*[（(]\s*(?:\.?[/#]|https?:|mailto:|www\.)|[（(]$)|(?<!\\)(?!\[\d+\]\[\d+\])\[[^[\]]+\]\[[^[\]]*\]/,
    message: {
      ja: 'リンクや画像として読めません。[言葉](/about) や ![写っているもの](./name.webp) のように、半角のかっこで、間をあけずに書いてください。アドレスに空白は入れられません',
      en: 'This is read as no link and no picture: write [words](/about) or ![what it shows](./name.webp), with no space between the brackets or in the address',
    },
  },
  {
    within: 'text',
    pattern: /(?<!\\)\*\*|＊＊/,
    message: {
      ja: '強調として読めません。**強調** のように、半角の記号で、言葉との間をあけずに囲んでください（記号としてのせるなら \\*\\* と書きます）',
      en: 'This is read as no strong text: write **strong**, with no space inside the marks (\\*\\* shows the marks)',
    },
  },
  {
    within: 'text',
    pattern: /[\w.-]＠[\w-]+\./,
    message: {
      ja: 'メールアドレスの「＠」が全角です。半角の「@」に直してください',
      en: 'The ＠ of this mail address is a wide one: write @',
    },
  },
  {
    within: 'paragraph',
    pattern: /^[ \t]*(?:##+(?=[^ \t\n#])|#(?=[^\S \t\n])|[#＃]*＃)/m,
    message: {
      ja: '見出しとして読めません。「## 見出し」のように、半角の「#」のあとを一つあけて書いてください',
      en: 'This is read as no heading: leave a space behind the signs, as in "## Heading"',
    },
  },
  {
    within: 'paragraph',
    pattern: /^[ \t]*[|｜].*[|｜][ \t]*$/m,
    message: {
      ja: '表として読めません。見出しの行の次に、列と同じ数の |---|---| の行を、すべて半角で書いてください',
      en: 'This is read as no table: below its head it needs a line |---|---| with as many columns as the head',
    },
  },
  {
    within: 'paragraph',
    pattern:
      /^[ \t]*(?:-(?=[^ \t\n\d-])|[*+](?=[^\S \t\n])|[－＋＊](?=\s)|[・●■◆•]|\d+[.)](?=[^ \t\n\d])|[\d０-９]+[．）](?![\d０-９])|[０-９]+[.)](?![\d０-９]))/m,
    message: {
      ja: '一覧として読めません。「- 項目」か「1. 項目」のように、半角の記号のあとを一つあけて書いてください',
      en: 'This is read as no list: leave a space behind the mark, as in "- item" or "1. item"',
    },
  },
  {
    within: 'paragraph',
    // Alone such a line is shown as it is typed; a row of them is run together. Of labels it takes two: one alone is a sentence.
    pattern: new RegExp(
      String.raw`^[ \t]*${NUMBER}(?=.*[^\\\s]\n)|(?<=[^\\\s]\n)[ \t]*${NUMBER}|^(?=${LABEL})(?:.*[^\\\s]\n)+?${LABEL}`,
      'm',
    ),
    message: {
      ja: 'この行は、前後の行とつながって表示されます。番号の一覧なら「1. 項目」、そのほかの一覧なら「- 項目」と書くか、行の間を一行ずつあけてください',
      en: 'This line and the ones beside it are run together: write a list as "1. item" or "- item", or leave an empty line between them',
    },
  },
  {
    within: 'paragraph',
    // As a table of Word or Excel is pasted.
    pattern: /^.*\S\t+\S.*\n.*\S\t+\S/m,
    message: {
      ja: 'タブで区切った表は、つながって表示されます。「| セル | セル |」のように書き、見出しの行の次に |---|---| の行を書いてください',
      en: 'Cells with tabs between them are run together: write a table as | cell | cell |, with a line |---|---| below its head',
    },
  },
  {
    within: 'paragraph',
    pattern: /^[ \t]*＞/m,
    message: {
      ja: '引用として読めません。行の初めの「＞」を、半角の「>」と空白に直してください',
      en: 'This is read as no quotation: begin the line with a plain > and a space',
    },
  },
  {
    within: 'text',
    // Word's own tags, as <o:p></o:p>: Markdown reads no tag with a colon, so that they are printed.
    pattern: /(?<!\\)<\/?[a-z]\w*:[a-z]\w*(?:\s[^<>]*)?\/?>/i,
    message: HTML,
  },
  {
    within: 'text',
    pattern: /｀/,
    message: {
      ja: 'コードとして読めません。全角の「｀」を、半角の「`」に直してください',
      en: 'This is read as no code: write a plain ` for the wide one',
    },
  },
  {
    within: 'tableRow',
    pattern: /^[^|]*$/,
    message: {
      ja: '表のすぐ下にあるので、表の行になります。表の下の文なら前を一行あけ、表の行なら「| セル | セル |」と書いてください',
      en: 'Right below a table this becomes a row of it: leave an empty line before it, or write a row as | cell | cell |',
    },
  },
  {
    within: 'heading',
    // A sentence, some lines, or more than a heading may hold: a paragraph above what was meant as a rule.
    pattern: new RegExp(
      String.raw`(?:[。．.！？!?][*_）)」』]*[ \t]*|\n.*|^.{${MOST_IN_HEADING + 1},})\n[ \t>]*-+[ \t]*$`,
    ),
    message: {
      ja: '文のすぐ下に「---」があると、文が見出しになります。区切りの線なら前を一行あけ、見出しなら「## 見出し」と書いてください',
      en: 'A row of "-" makes a heading of the line above: leave an empty line before it, or write a heading as "## Heading"',
    },
  },
  {
    within: 'code',
    pattern: /^(?!```|~~~)/,
    message: {
      ja: '行の初めに空白が四つかタブがあると、コードの枠になります。文なら空白を消し、コードなら前後の行に ``` と書いてください',
      en: 'Four spaces or a tab at the start makes this a block of code: delete them, or put ``` in the lines before and behind code',
    },
  },
  {
    within: 'emphasis',
    pattern: /^(?:\d\*.*\*[\p{L}\d]|\p{L}\*.*\*\d)$/su,
    message: {
      ja: '数の間の「*」が、斜体の記号として消えます。「×」か「\\*」と書いてください',
      en: 'The "*" between these numbers are read as marks of emphasis and vanish: write × or \\*',
    },
  },
  {
    within: 'code',
    pattern: /^(?<fence>```+|~~~+)(?![\s\S]*\n[ \t>]*\k<fence>[`~]*[ \t]*$)/,
    message: {
      ja: 'コードの終わりの印がないので、ここから後ろがすべてコードになります。コードの次の行に ``` と書いてください',
      en: 'The code has no end, so that all below is code: write ``` in the line behind it',
    },
  },
];

const CHECKLIST: Wording = {
  ja: '一覧にチェックの欄は付けられません。「[ ]」を消して「- 項目」と書いてください',
  en: 'No page has lists to tick off: delete the box and write "- item"',
};
const SHORT_ROW: Wording = {
  ja: 'この行は、表の見出しよりセルが少なくなっています。足りないセルを書き加えてください（空のセルは「| |」と書きます）',
  en: 'This row has fewer cells than the head of its table: add those that are missing (an empty one as "| |")',
};
const GOES_ON: Wording = {
  ja: 'この行は、すぐ上の一覧の項目、引用、脚注の続きになります。別の文なら前を一行あけ、続きなら行の初めに空白を四つ（引用なら「> 」）置いてください',
  en: 'This line becomes part of the item, quotation or footnote above it: leave an empty line before it, or begin it with four spaces (in a quotation with "> ") if it belongs there',
};

/** What may hold a paragraph whose next line need not begin as its first does. */
const HOLDERS: Readonly<Partial<Record<Nodes['type'], RegExp>>> = {
  listItem: /\n(?:[ \t]*> ?)*(?=[^\s>])/,
  footnoteDefinition: /\n(?=[^\s>])/,
  blockquote: /\n(?=[ \t]*[^\s>])/,
};

/** Some of this is in every text with such a mark. Reading a text takes milliseconds, and most texts have none of it. */
const CANDIDATE =
  /[[［][\^＾]|[\]］]\s*[（(]|\]\[|\*\*|\d\*|[＊＃＠]|##+[^ \t\n#]|[#*+-][^\S \t\n]|[|｜＞｀]|\S\t+\S|<\/?[a-z]\w*:|```|~~~|[-*+.)>] {5}|^(?: {4}|\t)|^[ \t>]*(?:-+[^ \t\n]|-+[ \t]*$|[-*+][ \t]|>|\[\^|[・●■◆•－＋①-⒛❶-❿○□◇※]|[^。：:\n]{1,20}[：:]|[(（]?(?:[\d０-９]+|[ア-ン])[.)．）、])/im;

type Hit = { message: Wording; index: number };

/** What is wrong with a part of a text, and how far into it; `typed` is what stands there. */
function hitIn(node: Nodes, typed: string, parent: Parents | undefined): Hit | undefined {
  for (const { within, pattern, message } of MARKS) {
    const index = within === node.type ? typed.search(pattern) : -1;
    if (index >= 0) return { message, index };
  }
  if (node.type === 'listItem' && typeof node.checked === 'boolean') return { message: CHECKLIST, index: 0 };
  if (parent?.type === 'table' && node.type === 'tableRow')
    return node.children.length < (parent.children[0]?.children.length ?? 0)
      ? { message: SHORT_ROW, index: 0 }
      : undefined;
  const goesOn = node.type === 'paragraph' && parent && HOLDERS[parent.type];
  const index = goesOn ? typed.search(goesOn) : -1;
  return index < 0 ? undefined : { message: GOES_ON, index: index + '\n'.length };
}

/** Every mark in a Markdown text that is read as none, and every line that is read as part of what stands above it. */
export function unreadMarks(file: string, source: Pick<Source, 'body' | 'linesBeforeBody'>): Problem[] {
  const { body } = source;
  if (!CANDIDATE.test(body)) return [];
  const found: Problem[] = [];
  visit(treesOf(body).tree, (node: Nodes, _index, parent: Parents | undefined) => {
    const { position } = node;
    if (!position) return;
    const [from = 0, to = 0] = [position.start.offset, position.end.offset];
    // Emphasis is right or wrong by what it stands between.
    const beside = node.type === 'emphasis' ? 1 : 0;
    const hit = hitIn(node, body.slice(Math.max(0, from - beside), to + beside), parent);
    if (!hit) return;
    const offset = from + (node.type === 'paragraph' ? hit.index : 0);
    const start = { ...positionIn(body, offset), offset };
    found.push(markdownProblem(file, source, { position: { start, end: position.end } }, hit.message));
  });
  return found;
}
