/** @jest-environment node */

import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { joinLines } from '@/build/prepare/documents/soft-breaks';
import { TypstSource } from '@/build/prepare/documents/typst';
import { quoted } from '@/build/prepare/documents/typst-text';
import { type DocumentBlock, heading, paragraph, points } from '@/lib/documents/blocks';

const pictures = ({ type }: { type: string }) => ({ file: `/${type}.svg`, alt: '図' });
const source = (locale: 'ja' | 'en' = 'ja') =>
  new TypstSource(locale, pictures, 'https://site.example/terms');
const markdown = (text: string) => remark().use(remarkGfm).parse(text).children as DocumentBlock[];
const set = (text: string, locale?: 'ja' | 'en') => source(locale).blocks(markdown(text));

it.each([
  ['a quotation mark', 'a "b"', '"a \\"b\\""'],
  ['a backslash', 'C:\\x', '"C:\\\\x"'],
  ['a line end', 'a\nb', '"a\\nb"'],
  ['what Typst would read as code', '#set $x$ *b* @c', '"#set $x$ *b* @c"'],
])('%s stays text', (_what, text, written) => {
  expect(quoted(text)).toBe(written);
});

describe('Markdown', () => {
  it.each([
    ['strong and emphasised words', 'a **b** *c*', 'par({"a ";strong({"b"});" ";emph({"c"})})'],
    ['code in a line and in a block', '`x`\n\n```ts\ny\n```', 'par({raw("x")})\ncode("y", "ts")'],
    ['a link', '[費用](https://a.example/)', 'par({link("https://a.example/", {"費用"})})'],
    ['a link within the site', '[費用](/cost)', 'par({link("https://site.example/cost", {"費用"})})'],
    ['a link within its page', '[条](#a-9)', 'par({link("https://site.example/terms#a-9", {"条"})})'],
    ['a list', '- 一\n- 二', 'bullets(({"一"},{"二"},))'],
    ['a numbered list, from its first number', '3. 一', 'numbered(({"一"},), 3)'],
    ['points to tick', '- [ ] 一', 'checks(({"一"},))'],
    ['a quotation', '> 声', 'quotation({par({"声"})})'],
    [
      'a table, its columns aligned',
      '| a | b | c |\n| - | -: | :-: |\n| 1 | 2 | 3 |',
      'plain-table(({"a"},{"b"},{"c"},), (({"1"},{"2"},{"3"},),), (left,right,center,))',
    ],
    [
      'a table whose rows have cells too few and too many',
      '| a | b |\n| - | - |\n| 1 |\n| 2 | 3 | 4 |',
      'plain-table(({"a"},{"b"},), (({"1"},{},),({"2"},{"3"},),), (left,left,))',
    ],
    [
      'a footnote, where it is referred to',
      '本文[^1]\n\n[^1]: 注',
      'par({"本文";[#footnote({par({"注"})})#label("note-1")]})\n',
    ],
    [
      'one that is referred to again, without saying it again',
      '本文[^1]と[^2]と[^1]\n\n[^1]: 注\n\n[^2]: 別[^1]',
      'par({"本文";[#footnote({par({"注"})})#label("note-1")];"と";[#footnote({par({"別";footnote(label("note-1"))})})#label("note-2")];"と";footnote(label("note-1"))})\n\n',
    ],
    ['a line break', 'a  \nb', 'par({"a";linebreak();"b"})'],
    [
      'a link that names its address',
      '[a][b]\n\n[b]: /cost',
      'par({link("https://site.example/cost", {"a"})})\n',
    ],
    [
      'a picture in a paragraph of its own',
      '![図](legal/terms/p.webp "下")',
      'picture("/photo.svg", "図", 100mm, "下")',
    ],
    [
      'a picture that names its file',
      '![図][p]\n\n[p]: p.webp',
      'picture("/photo.svg", "図", 100mm, none)\n',
    ],
  ])('%s', (_what, text, written) => {
    expect(set(text)).toBe(`{${written}}`);
  });

  it('drops raw HTML, as pages do', () => {
    expect(set('a <b>c</b>')).toBe('{par({"a ";"";"c";""})}');
  });

  it('joins lines of Japanese without a space, of English with one', () => {
    expect(set('一\n二')).toContain('"一二"');
    expect(set('a\nb', 'en')).toContain('"a b"');
  });

  it.each([
    ['Opentrons\nFlex', 'Opentrons Flex', 'Opentrons Flex'],
    ['装置は\nFlexです', '装置はFlexです', '装置は Flexです'],
    ['Flex\n（装置）', 'Flex（装置）', 'Flex （装置）'],
    ['実験\n装置', '実験装置', '実験装置'],
    ['𠮷\n𠮷', '𠮷𠮷', '𠮷𠮷'],
  ])('%j is one line: "%s" in a Japanese text, "%s" in an English one', (text, ja, en) => {
    expect([joinLines(text, 'ja'), joinLines(text, 'en')]).toEqual([ja, en]);
  });

  it('looks beyond what is strong or a link for the sign on the other side', () => {
    expect(set('**Opentrons**\nFlex')).toContain('" Flex"');
    expect(set('**装置**\nFlex')).toContain('"Flex"');
    expect(set('Opentrons\n[Flex](/a)')).toContain('"Opentrons "');
  });

  it.each([
    [
      'a picture among words',
      'a ![b](./c.png)',
      'the picture "b" stands among words: give it a paragraph of its own',
    ],
    ['a footnote that leads to itself', 'a[^1]\n\n[^1]: b[^1]', 'the footnote "1" refers to itself'],
    ['a footnote without text', 'a[^1]', undefined],
  ])('%s is no surprise on paper', (_what, text, message) => {
    const run = () => set(text);
    if (message) expect(run).toThrow(message);
    else expect(run()).toBe('{par({"a[^1]"})}');
  });
});

describe('languages', () => {
  it('what is Japanese in an English document is said to be so', () => {
    expect(source('en').text('It says 列 n 列. Then')).toBe(
      '{"It says ";japanese("列");" n ";japanese("列");". Then"}',
    );
    expect(source('en').text('列')).toBe('{japanese("列")}');
    expect(source('en').text('plain')).toBe('"plain"');
    expect(source('ja').text('LabCraft と 列')).toBe('"LabCraft と 列"');
  });

  it('a Japanese title breaks between its phrases, an English one anywhere', () => {
    expect(source('ja').title('分注を|自動化')).toBe('phrases(("分注を","自動化",))');
    expect(source('ja').title('第7条 利用制限および登録抹消')).toBe(
      'phrases(("第7条 ","利用制限および","登録抹消",))',
    );
    expect(source('ja').title('第15条 準拠法および裁判管轄')).toBe(
      'phrases(("第15条 ","準拠法および","裁判管轄",))',
    );
    expect(source('ja').title('LabCraft Studioで作る')).toBe('phrases(("LabCraft Studioで","作る",))');
    expect(source('en').title('Automated|dispensing')).toBe('"Automated dispensing"');
  });

  it('the lines of a cover are those broken by hand', () => {
    expect(source('en').lines('The Guide|to it')).toBe('"The Guide" + linebreak() + "to it"');
  });
});

describe('a sheet', () => {
  it('has what stands under a heading beside it', () => {
    expect(source().sections([paragraph('前'), heading('費用'), paragraph('月額'), points(['一'])])).toBe(
      '{{par({"前"})}\nsection(phrases(("費用",)), {par({"月額"})\nbullets(({"一"},))})}',
    );
  });

  it('has its footnotes and addresses from any section, and a book from any chapter', () => {
    const text = markdown('# 一\n\n甲[^1] [乙][b]\n\n# 二\n\n[^1]: 注\n\n[b]: /cost');
    const words =
      '"甲";[#footnote({par({"注"})})#label("note-1")];" ";link("https://site.example/cost", {"乙"})';
    expect(source().sections(text)).toContain(words);
    expect(source().blocks(text)).toContain(words);
  });
});

describe('parts of a drawing sheet', () => {
  it.each<[string, DocumentBlock, string]>([
    ['facts', { type: 'facts', rows: [['a', 'b']] }, 'facts((("a","b",),))'],
    [
      'measures, with the old value where there is one',
      {
        type: 'measures',
        rows: [
          { term: 't', before: '3', value: '1' },
          { term: 'u', value: '2' },
        ],
      },
      'measures((("t", "3", "1"),("u", none, "2"),))',
    ],
    [
      'a specification',
      { type: 'spec', caption: 'c', head: ['', 'h'], rows: [['r', 'v']] },
      'spec("c", ("","h",), (("r","v",),))',
    ],
    ['one that its heading names', { type: 'spec', head: ['h'], rows: [] }, 'spec(none, ("h",), ())'],
    ['steps', { type: 'steps', rows: [{ title: 't', text: 'x' }] }, 'steps((("t","x",),))'],
    [
      'steps of a loop',
      { type: 'steps', rows: [{ title: 't', text: '', within: [{ title: 'u', text: 'y' }] }] },
      'steps((("t","",(("u","y",),),),))',
    ],
    ['points', { type: 'points', rows: [{ title: 't', text: 'x' }] }, 'points((("t","x",),))'],
    [
      'questions with the place of their answers',
      {
        type: 'questions',
        rows: [{ question: 'q', answer: 'a', at: { text: 'p', url: 'https://a.example' } }],
      },
      'questions((("q", "a", "p", "https://a.example"),))',
    ],
    ['lines to write on', { type: 'writing', rows: [{ label: 'l', lines: 2 }] }, 'writing((("l", 2),))'],
    ['a form', { type: 'form', columns: [{ head: 'h', share: 2 }], rows: 3 }, 'form(("h",), (2fr,), 3)'],
    ['a checklist', { type: 'checklist', title: 't', items: ['a'] }, 'checklist("t", ("a",))'],
    ['a voice', { type: 'voice', quote: 'q' }, 'voice("q", none)'],
    ['a voice with its author', { type: 'voice', quote: 'q', author: 'a' }, 'voice("q", "a")'],
    [
      'a drawing in its width',
      { type: 'drawing', name: 'n', props: {}, width: 80, caption: 'c' },
      'picture("/drawing.svg", "図", 80mm, "c")',
    ],
    ['a photograph', { type: 'photo', file: 'f', alt: 'a' }, 'picture("/photo.svg", "図", 100mm, none)'],
    [
      'one in its width',
      { type: 'photo', file: 'f', alt: 'a', width: 80 },
      'picture("/photo.svg", "図", 80mm, none)',
    ],
  ])('%s', (_what, block, written) => {
    expect(source('en').blocks([block])).toBe(`{${written}}`);
  });
});
