/** Marks that are read as none: each row below is a text, and the words by which its problem is known (`ok`: there is none). */
import { markdownProblems } from '@/lib/content/markdown-problems';
import { parseSource } from '@/lib/content/parse';
import { formatProblem } from '@/lib/content/problems';

/** `⏎` ends a line of the text. */
const ROWS = `
footnote  A[^1]
footnote  - **B[^2]**
footnote  A［^1］⏎⏎［^1］：B
footnote  A[^注]
ok        Write \\[^1] or \`[^1]\`.
ok        A[^1]⏎⏎[^1]: B
link      [us](/a bout)
link      [us] (/about)
link      [us]（/about）
link      ［us］(https://a.test)
link      [us][1]
link      ![us][p]
link      [us][]
ok        [us][a] \\[us][b]⏎⏎[a]: /about
picture   ![us](./my picture.webp)
picture   ![us](./plan.webp “words”)
ok        [us](/about) (/about), see [1] (a note), \\[us](/about), \`[us] (/about)\`
strong    ** 強調 **です。
strong    ＊＊強調＊＊
ok        **「強調」**です。2 \\*\\* 3 \`a ** b\`
mail      us＠a.test まで。
ok        us@a.test まで。価格＠1個
heading   A⏎⏎##見出し
heading   ＃＃ 見出し
heading   ##　見出し
heading   # 見出し
ok        #labware と C# と \\##x
table     | a | b |⏎| c | d |
table     ｜a｜b｜⏎｜---｜---｜
table     | a | b |⏎|---|⏎| c | d |
ok        A⏎| a | b |⏎|---|---|⏎| c | d |⏎⏎P(A|B) and |x|
list      -one⏎-two
list      ・one⏎・two
list      1.one⏎2.two
list      > -one
list      -　one
list      * one
list      1.　one
ok        -5 °C, 1.5 mL⏎2.5 mL⏎⏎\\-one⏎⏎-- two⏎⏎A・B
list      •one⏎•two
list      １．一つ⏎２．二つ
list      １）一つ⏎２）二つ
list      1．一つ⏎2．二つ
list      1）一つ
list      － 一つ⏎－ 二つ
list      ＊　一つ
ok        ２．５倍、1．5倍になります。⏎−5 °C
row       ①一つ⏎②二つ
row       手順⏎①一つ
row       （１）一つ⏎（２）二つ
row       ※一つ⏎※二つ
ok        ①の図です。⏎⏎②の図です。\\⏎③の図です。⏎⏎（１）一つ⏎⏎※一つ
row       （ア）一つ⏎（イ）二つ
row       1、項目一⏎2、項目二
row       ア．項目一⏎イ．項目二
row       日時：12月1日（火）10時から⏎場所：仙台市見本町⏎定員：20名
row       **日時**：10:30から⏎（雨天中止）⏎場所:仙台市見本町
row       > Date: 1 December⏎> Place: Sendai
ok        2、3日かかります。⏎2、3人でもできます。⏎⏎1、一つ⏎⏎2、二つ⏎⏎アームの⏎アイテム
ok        日時：12月1日\\⏎場所：仙台市\\⏎定員：20名⏎⏎次のとおりです：⏎一つです。
ok        https://a.test⏎http://b.test⏎⏎10:30から⏎11：30まで⏎⏎[a](mailto:a@a.test)⏎[b](mailto:b@b.test)
ok        \`\`\`⏎日時：A⏎場所：B⏎A	B⏎C	D⏎\`\`\`⏎⏎- 日時：A⏎- 場所：B
tabs      品目	数⏎A	2
tabs      次の表です。⏎Item	Number⏎A	2
ok        品目	数⏎⏎| A |	B |⏎|---|---|⏎| C	|	D |
tick      - [ ] 一つ⏎- [x] 二つ
tick      1. A⏎    - [X] B
ok        - \\[ ] 一つ⏎- \`[x]\` 二つ
word      終わり<o:p></o:p>
word      A <w:tag w:val="1"/> B
ok        \`<o:p>\` \\<o:p> a<b:c 1<2:3>
quote     ＞引用
quote     A⏎＞ 引用
wide      ｀コード｀です
ok        5＞3 \`｀\`
swallowed | a | b |⏎|---|---|⏎| c | d |⏎次の文です。
swallowed | a |⏎|---|⏎次の文です。
short     | a | b |⏎|---|---|⏎| c |
ok        | a | b |⏎|---|---|⏎| c | |⏎c | d⏎⏎次の文です。
goes-on   - 一つ⏎- 二つ⏎次の文です。
goes-on   - 一つ⏎  続き⏎次の文です。
goes-on   1. 一つ⏎   続き⏎次の文です。
goes-on   > 引用⏎次の文です。
goes-on   > - 一つ⏎> 次の文です。
goes-on   A[^1]⏎⏎[^1]: 注⏎次の文です。
ok        - 一つ⏎  続き⏎1. 一つ⏎    続き⏎⏎> 引用⏎> 続き⏎⏎A[^1]⏎⏎[^1]: 注⏎    続き
code      A⏎⏎\`\`\`js⏎B
code      > ~~~~⏎> A⏎> ~~~⏎⏎B
ok        \`\`\`\`⏎\`\`\`⏎A⏎\`\`\`\`⏎⏎- B⏎⏎  ~~~⏎  C⏎  ~~~
indented  A⏎⏎    B
indented  - A⏎⏎	B⏎⏎C⏎⏎	D
ok        - A⏎⏎    B
rule      一つの文です。⏎---
rule      > Some⏎> words⏎> -----
ok        Words⏎---
ok        A⏎⏎---⏎⏎B
times     10*20*30 mmです。
ok        10\\*20\\*30、10×20×30、*A*
ok        10~20分、30~40分
`;

const WORDS: Record<string, [ja: string, en: string]> = {
  footnote: ['この印の脚注がありません', 'There is no footnote for this mark'],
  link: ['リンクや画像として', 'read as no link'],
  picture: ['./name.webp', './name.webp'],
  strong: ['強調として', 'read as no strong text'],
  mail: ['「＠」が全角', 'a wide one'],
  heading: ['見出しとして', 'read as no heading'],
  table: ['表として', 'read as no table'],
  list: ['一覧として', 'read as no list'],
  indented: ['コードの枠になります', 'makes this a block of code'],
  rule: ['見出しになります', 'makes a heading of the line above'],
  row: ['前後の行とつながって', 'are run together'],
  tabs: ['タブで区切った表', 'Cells with tabs between them'],
  tick: ['チェックの欄', 'lists to tick off'],
  word: ['HTML は表示されません', 'No page shows HTML'],
  quote: ['引用として', 'read as no quotation'],
  wide: ['コードとして', 'read as no code'],
  swallowed: ['表の行になります', 'becomes a row of it'],
  short: ['セルが少なくなって', 'fewer cells'],
  'goes-on': ['の続きになります', 'becomes part of'],
  times: ['斜体の記号として', 'read as marks of emphasis'],
  code: ['コードの終わりの印', 'The code has no end'],
};

it.each(
  ROWS.trim()
    .split('\n')
    .map((row) => [row.slice(0, 10).trim(), row.slice(10).replaceAll('⏎', '\n')] as const),
)('%s: %s', (kind, body) => {
  const source = parseSource(`---\ntitle: A\n---\n${body}\n`, 'md');
  const problems = markdownProblems('index.ja.md', source);
  if (kind === 'ok') expect(problems).toEqual([]);
  const [ja = '', en = ''] = WORDS[kind] ?? [];
  for (const problem of problems) {
    expect(formatProblem(problem, 'ja')).toContain(ja);
    expect(formatProblem(problem, 'en')).toMatch(/^index\.ja\.md:\d+:\d+ body: /);
    expect(formatProblem(problem, 'en')).toContain(en);
  }
  expect(problems.length > 0).toBe(kind !== 'ok');
});
