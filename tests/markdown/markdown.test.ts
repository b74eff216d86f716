import { markdownOf } from '../../build/export/markdown/markdown';
import { parsePage } from '../../build/html';
import { markdown, page } from './fixture';

const SITE = 'https://lab.example.com';

describe('the front matter', () => {
  it('has title, description, address and language, as YAML', () => {
    expect(markdownOf(parsePage(page('<h1>題</h1>')))).toBe(
      '---\ntitle: 題\ndescription: "説明: 一行"\ncanonical: https://lab.example.com/a\nlanguage: ja\n---\n\n# 題\n',
    );
  });

  it.each([
    ['title', /<title>.*<\/title>/],
    ['description', /<meta[^>]*>/],
    ['canonical', /<link[^>]*>/],
    ['main', /<main>.*<\/main>/],
  ])('a page without its %s is refused', (name, part) => {
    expect(() => markdownOf(parsePage(page('<h1>題</h1>').replace(part, '')))).toThrow(
      `the page has no ${name}`,
    );
  });
});

describe('what is left out', () => {
  it.each([
    ['header and footer', ''],
    ['navigation', '<nav><a href="/">ホーム</a></nav>'],
    ['controls', '<form><input value="x"><button>検索</button></form><button>開く</button>'],
    ['what needs script', '<p data-needs-script>3件</p>'],
    ['states', '<p role="status">3件表示</p>'],
    ['words for screen readers', '<span class="visually-hidden">新しいタブ</span>'],
    ['decoration', '<svg aria-hidden="true"><text>1</text></svg><img src="/a.jpg" alt="">'],
    ['hidden material', '<pre id="file" hidden>TXT</pre>'],
    ['a box that only leads elsewhere', '<aside><h2>人気</h2><ul><li><a href="/b">B</a></li></ul></aside>'],
    [
      'the way back',
      '<a href="/b"><svg class="icon"></svg>戻る</a><a data-way-back="true" href="/b">戻る</a>',
    ],
    ['copies for people without script', '<noscript><p>N</p></noscript>'],
  ])('%s', (_what, html) => {
    expect(markdown(`<h1>題</h1>${html}`)).toBe('# 題');
  });
});

describe('what stays', () => {
  it.each([
    ['items of other pages of a list', '<ul><li>一</li><li hidden>二</li></ul>', '- 一\n- 二'],
    ['panels behind a tab', '<div role="tabpanel" hidden><p>中身</p></div>', '中身'],
    ['a heading that only screen readers hear', '<h2 class="visually-hidden">連絡先</h2>', '## 連絡先'],
    ['a box with words of its own', '<aside><p>期間は二か月</p></aside>', '期間は二か月'],
    ['a drawing, by its name', '<svg role="img" aria-label="側面図"><text>1</text></svg>', '*側面図*'],
    ['a clip, by its name', '<video title="腕が動く"><source src="/a.mp4"></video>', '*腕が動く*'],
    ['a drawing in HTML, by its name', '<div role="img" aria-label="画面"><p>1</p></div>', '*画面*'],
    ['a drawing once', '<svg role="img" aria-label="図"></svg>'.repeat(2), '*図*'],
    ['a picture, with its address', '<img src="/p.jpg" alt="腕">', '![腕](https://lab.example.com/p.jpg)'],
    ['a film by title', '<a href="https://v.a/1" data-video-title="映像">再生</a>', '[映像](https://v.a/1)'],
    ['code as it was', '<pre><code class="language-ts"><b>a</b><b>.b</b></code></pre>', '```ts\na.b\n```'],
  ])('%s', (_what, html, expected) => {
    expect(markdown(`<h1>題</h1>${html}`)).toBe(`# 題\n\n${expected}`);
  });
});

describe('texts', () => {
  it.each([
    ['Japanese phrases join without a space', 'ja', '<p>腕に<wbr>まかせる</p>', '腕にまかせる'],
    ['Japanese lines join without a space', 'ja', '<h2>腕に<br>まかせる</h2>', '## 腕にまかせる'],
    [
      'lines under a figure stay lines',
      'ja',
      '<figure><figcaption>画面のイメージ<br>体験版です。</figcaption></figure>',
      '画面のイメージ\\\n体験版です。',
    ],
    ['so do lines that somebody typed', 'ja', '<p>仙台市<br>\n青葉区</p>', '仙台市\\\n青葉区'],
    ['English lines join with one', 'en', '<h2>One lab. <br>One machine.</h2>', '## One lab. One machine.'],
    ['words apart by style get a space', 'ja', '<p><span>再現</span><b>3倍</b></p>', '再現 **3倍**'],
    [
      'old points to new, and is not said to',
      'en',
      '<p><s data-old>3</s><span class="visually-hidden"> to </span><svg></svg><b>4</b></p>',
      '3 → **4**',
    ],
    ['strong words with a full stop stay strong', 'ja', '<p><b>強い。</b>続き</p>', '**強い。** 続き'],
    ['strong words in a sentence join', 'ja', '<p>とても<strong>強い</strong>腕</p>', 'とても**強い**腕'],
    [
      'links are absolute',
      'ja',
      '<p><a href="/b#c">B</a> <a href="#d">D</a></p>',
      '[B](https://lab.example.com/b#c) [D](https://lab.example.com/a#d)',
    ],
    ['a heading that links to itself is a heading', 'ja', '<h2><a href="#d">D</a></h2>', '## D'],
  ])('%s', (_what, lang, html, expected) => {
    expect(markdown(`<h1>題</h1>${html}`, { lang })).toBe(`# 題\n\n${expected}`);
  });
});

it('the title leads, whatever comes before it', () => {
  const html = '<img src="/p.jpg" alt="腕"><div><h1>題</h1></div>';
  expect(markdown(html)).toBe(`# 題\n\n![腕](${SITE}/p.jpg)`);
});

describe('structures', () => {
  const HIDDEN = '<span aria-hidden="true">–</span><span class="visually-hidden">なし</span>';
  it.each([
    ['items with headings', '<ul><li><p>8時</p><h3>朝</h3></li></ul>', '### 朝\n\n8時'],
    ['steps by number', '<ol><li><h3>甲</h3></li><li><h3>乙</h3></li></ol>', '### 1. 甲\n\n### 2. 乙'],
    ['a figure is no number of a step', '<ol><li><h3>0.1秒</h3></li></ol>', '### 1. 0.1秒'],
    ['a number is not given twice', '<ol><li><h3>第1部</h3></li></ol>', '### 第1部'],
    [
      'terms and values share a line, whichever comes first',
      '<dl><div><dt>納期</dt><dd>2か月</dd></div><div><dd>1台</dd><dt>台数</dt></div></dl>',
      '- **納期**：2か月\n- **台数**：1台',
    ],
    [
      'a term keeps all its values',
      '<dl><dt>人</dt><dd>計量</dd><dd>考察</dd><dt>装置</dt><dd>分注</dd></dl>',
      '- **人**：計量、考察\n- **装置**：分注',
    ],
    [
      'the label of a heading stands before it',
      '<h2><span data-kicker>強み<span data-kicker="colon">：</span></span>速い</h2>',
      '## 強み：速い',
    ],
    [
      'a heading keeps the button that it is made of',
      '<h3><button>製品</button><span>準備中</span></h3>',
      '### 製品 準備中',
    ],
    [
      'links that say something of their own stay',
      '<nav data-content><ul><li><a href="/x">製品</a></li></ul></nav><nav>道</nav>',
      '- [製品](https://lab.example.com/x)',
    ],
    ['tags share a line', '<ul data-tags><li>化学</li><li>分注</li></ul>', '化学、分注'],
    [
      'tags that are counted are counted once',
      '<ul data-tags><li>化学</li><li><span aria-hidden="true">+1</span><span class="visually-hidden">ほか1件のタグ</span></li></ul>',
      '化学、ほか1件のタグ',
    ],
    [
      'a list stays in its cell',
      '<table><tbody><tr><th>沿革</th><td><ul><li>一つ。</li><li>二つ。</li></ul></td></tr></tbody></table>',
      '| | |\n| - | - |\n| 沿革 | 一つ。二つ。 |',
    ],
    [
      'questions',
      '<details name="faq"><summary>いつ<wbr>か</summary><p>春</p></details>',
      '### いつか\n\n春',
    ],
    ['what a list unfolds stands there', '<details><summary>開く</summary><p>文</p></details>', '文'],
    [
      'a part that is unfolded by its heading keeps it',
      '<details><summary><h3>第1部 <wbr>選ぶ</h3></summary><h4>章</h4></details>',
      '### 第1部 選ぶ\n\n#### 章',
    ],
    [
      'a check list has its boxes',
      '<ul><li data-tick><span aria-hidden="true">□ </span>量に単位がある</li></ul>',
      '- [ ] 量に単位がある',
    ],
    [
      'ticks of a task list, in items of one line and of several paragraphs',
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled checked> 済</li></ul>' +
        '<ol><li class="task-list-item"><p><input type="checkbox" disabled> 未</p><p>文</p></li></ol>',
      '- [x] 済\n\n1. [ ] 未\n\n   文',
    ],
    [
      'a list that goes on after a picture counts on',
      '<ol><li>甲</li></ol><img src="/p.jpg" alt="腕"><ol start="2"><li>乙</li></ol>',
      `1. 甲\n\n![腕](${SITE}/p.jpg)\n\n2. 乙`,
    ],
    ['so do steps', '<ol start="3"><li><h3>丙</h3></li></ol>', '### 3. 丙'],
    [
      'a table keeps its header, and words for screen readers',
      `<table><thead><tr><th><span class="visually-hidden">項目</span></th><th>A</th></tr></thead><tbody><tr><th>受付</th><td>${HIDDEN}</td></tr></tbody></table>`,
      '| 項目 | A |\n| - | - |\n| 受付 | なし |',
    ],
    [
      'a table without a header loses no row',
      '<table><tbody><tr><th>名称</th><td>会社</td></tr></tbody></table>',
      '| | |\n| - | - |\n| 名称 | 会社 |',
    ],
  ])('%s', (_what, html, expected) => {
    expect(markdown(`<h1>題</h1>${html}`)).toBe(`# 題\n\n${expected}`);
  });
});

describe('what a button opens', () => {
  const dialog = (body: string) =>
    `<dialog id="d"><div><h2>件</h2></div><div data-dialog-body>${body}</div></dialog>`;

  it('stands in its place, its headings as strong words', () => {
    const html = `<h1>題</h1><p>前</p><button commandfor="d">開く</button><p>後</p>${dialog('<h3>課題</h3><p>遅い</p>')}`;
    expect(markdown(html)).toBe('# 題\n\n前\n\n**課題**\n\n遅い\n\n後');
  });

  it('stands below the item whose heading it is', () => {
    const html = `<h1>題</h1><ul><li><h3><button commandfor="d">件</button></h3><p>短く</p></li></ul>${dialog('<p>長く</p>')}`;
    expect(markdown(html)).toBe('# 題\n\n### 件\n\n短く\n\n長く');
  });

  it('is left out where the page says the same', () => {
    const html = `<h1>題</h1><p>同じ</p><button commandfor="d">開く</button>${dialog('<p>同じ</p>')}`;
    expect(markdown(html)).toBe('# 題\n\n同じ');
  });
});
