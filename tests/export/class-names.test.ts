import fc from 'fast-check';
import { shortenClasses, shortenStylesheets } from '../../build/export/class-names';
import { shortName } from '../../build/export/short-name';
import { filesOf, htmlAfter, textsOf } from './fixture';

const SHEET = '_next/all.css';
/** No sources: nothing of the site's is looked at. */
const SOURCES = '/nowhere';

/** The export after the classes were shortened: a page with this body, its stylesheet, and what else there is. */
function run(css: string, body: string, others: Record<string, string> = {}): Record<string, string> {
  const texts = { 'index.html': `<body>${body}</body>`, ...others };
  const files = new Map(filesOf({ ...texts, [SHEET]: css }));
  const classes = shortenStylesheets(
    { files, root: SOURCES },
    { entry: '', islands: {}, reached: {}, parts: {} },
  );
  const pages = Object.entries(texts).filter(([path]) => path.endsWith('.html'));
  return {
    ...textsOf(files),
    ...Object.fromEntries(
      pages.map(([path, html]) => [path, htmlAfter((tree) => shortenClasses(tree, classes), html)]),
    ),
  };
}
const bodyOf = (texts: Record<string, string>, path = 'index.html') =>
  /<body>(.*)<\/body>/.exec(texts[path] ?? '')?.[1];

describe('a class', () => {
  it('has one short name on all pages and in the stylesheet', () => {
    const texts = run('.card{color:red}.lead{color:blue}', '<p class="lead card"></p>', {
      'en.html': '<body><b class="card"></b></body>',
    });
    expect(texts[SHEET]).toBe('.a{color:red}.b{color:blue}');
    expect(bodyOf(texts)).toBe('<p class="b a"></p>');
    expect(bodyOf(texts, 'en.html')).toBe('<b class="a"></b>');
  });

  it.each([
    ['a breakpoint and a measure', 'md:mt-[1.5rem]', '.md\\:mt-\\[1\\.5rem\\]{x:y}', '.a{x:y}'],
    ['a fraction', 'w-1/2', '.w-1\\/2{x:y}', '.a{x:y}'],
    ['a child', '[&amp;>svg]:size-4', '.\\[\\&\\>svg\\]\\:size-4>svg{x:y}', '.a>svg{x:y}'],
    ['a digit at its start', '2xl', '.\\32 xl{x:y}', '.a{x:y}'],
    ['a comma', 'bg-[rgb(1,2,3)]', '.bg-\\[rgb\\(1\\,2\\,3\\)\\]:hover{x:y}', '.a:hover{x:y}'],
    ['a minus', '-mt-1', '.-mt-1{x:y}', '.a{x:y}'],
    ['another script', '見出し', '.見出し{x:y}', '.a{x:y}'],
  ])('with %s in its name is found in the stylesheet', (_what, name, css, short) => {
    const texts = run(css, `<p class="${name}"></p>`);
    expect([texts[SHEET], bodyOf(texts)]).toEqual([short, '<p class="a"></p>']);
  });

  it.each([
    ['beside others', '.one.two .three{x:y}', '.a.b .c{x:y}'],
    ['in :is() and :not()', ':is(.one,.two) b:not(.three){x:y}', ':is(.a,.b) b:not(.c){x:y}'],
    [
      'in :nth-child() and :has()',
      ':nth-child(1 of .one):has(.two+.three){x:y}',
      ':nth-child(1 of .a):has(.b+.c){x:y}',
    ],
    ['nested', '.one{& .two{x:y}.three &{x:y}}', '.a{& .b{x:y}.c &{x:y}}'],
    ['in a media query', '@media print{.one,.two,.three{x:y}}', '@media print{.a,.b,.c{x:y}}'],
  ])('is renamed %s', (_where, css, expected) => {
    const texts = run(css, '<p class="one two three"></p>');
    expect([texts[SHEET], bodyOf(texts)]).toEqual([expected, '<p class="a b c"></p>']);
  });

  it.each([
    ['the value of an attribute', 'a[href$=".pdf"]{x:y}'],
    ['one without quotes', 'a[data-file=x\\.pdf]{x:y}'],
    ['the percentages of keyframes', '@keyframes rise{12.5%{x:y}to{x:y}}'],
    ['a number in a value', 'p{margin:.5em 1.5rem;background:url(/a.svg)}'],
  ])('%s is none', (_what, css) => {
    expect(run(css, '<a href="/x.pdf"></a>')[SHEET]).toBe(css);
  });

  it('is renamed in what a template holds', () => {
    const body = '<template><p class="card"><b class="lead"></b></p></template>';
    expect(bodyOf(run('.card{}.lead{}', body))).toBe(
      '<template><p class="a"><b class="b"></b></p></template>',
    );
  });

  it('keeps its short name when the text of a page changes, or its use', () => {
    const css = '.card{}.lead{}.note{}';
    const others = { 'en.html': '<body><p class="note"></p></body>' };
    const before = run(css, '<p class="card">One</p>', others);
    const changed = run(css, '<p class="lead">Another <b class="card">one</b></p>', others);
    expect(changed[SHEET]).toBe(before[SHEET]);
    expect(changed['en.html']).toBe(before['en.html']);
  });
});

describe('a class without a rule', () => {
  it.each(['group', 'peer', 'group/button', 'peer/menu'])('is dropped if it is the marker %s', (marker) => {
    expect(bodyOf(run('.card{}', `<p class="card ${marker}"></p><b class="${marker}"></b>`))).toBe(
      '<p class="a"></p><b></b>',
    );
  });

  it('stays as a marker where a rule asks for it', () => {
    const css = '.group\\/button:hover .shown{x:y}';
    const texts = run(css, '<a class="group/button"><b class="shown"></b></a>');
    expect(texts[SHEET]).toBe('.a:hover .b{x:y}');
    expect(bodyOf(texts)).toBe('<a class="a"><b class="b"></b></a>');
  });

  it.each([
    ['code', '<pre><code class="hljs language-ts"><span class="hljs-string">x</span></code></pre>'],
    ['footnotes', '<section data-footnotes><h2 class="sr-only hljs-string">Notes</h2></section>'],
    ['the sign of a footnote', '<sup><a data-footnote-ref class="data-footnote-ref">1</a></sup>'],
  ])('is dropped if a library wrote it into %s', (_where, body) => {
    const left = body.replace(/ class="([^"]*)"/g, (_all, names: string) =>
      names.includes('hljs-string') ? ' class="a"' : '',
    );
    expect(bodyOf(run('.hljs-string{}', body))).toBe(
      left
        .replace('data-footnotes>', 'data-footnotes="">')
        .replace('data-footnote-ref>', 'data-footnote-ref="">'),
    );
  });

  it.each([
    ['anywhere else', '<p class="card slip"></p>', 'slip', 'p'],
    ['in a template', '<template><b class="slip"></b></template>', 'slip', 'b'],
    ['after code', '<pre></pre><i class="hljs-string"></i>', 'hljs-string', 'i'],
    ['with a name that a marker begins with', '<i class="grouped"></i>', 'grouped', 'i'],
  ])('stops the build %s, and is reported with its element', (_where, body, name, tag) => {
    expect(() => run('.card{}', '', { 'en/about.html': `<body>${body}</body>` })).toThrow(
      `class "${name}" on <${tag}>: neither Tailwind nor our CSS has a rule for it`,
    );
  });
});

describe('a class that a served script names', () => {
  it.each([
    ['in a list', 'e.className="px-5 locked text-[0.875rem]"'],
    ['alone', "root.classList.toggle('locked',open)"],
    ['in a template', `e.className=\`locked \${more}\``],
    ['in a selector', 'root.querySelector("p.locked[hidden]>b")'],
    ['after a regular expression with a quote in it', 'const quote=/"/;e.className="locked";f("x")'],
  ])('keeps its name: %s', (_where, script) => {
    const texts = run('.locked{}', '<p class="locked"></p>', { 'assets/client/main.js': script });
    expect([texts[SHEET], bodyOf(texts)]).toEqual(['.locked{}', '<p class="locked"></p>']);
  });

  it.each([
    ['a measure with a point', 'text-[0.875rem]', '.text-\\[0\\.875rem\\]{}'],
    ['a fraction', 'text-base/[1.3]', '.text-base\\/\\[1\\.3\\]{}'],
  ])('keeps its name with %s in it', (_what, name, css) => {
    const texts = run(css, `<p class="${name}"></p>`, { 'assets/main.js': `e.className="x ${name} y"` });
    expect([texts[SHEET], bodyOf(texts)]).toEqual([css, `<p class="${name}"></p>`]);
  });

  it('shares it with no other class', () => {
    const texts = run('.card{}.b{}.lead{}', '<p class="card b lead"></p>', { 'assets/main.js': 'f("b")' });
    expect(texts[SHEET]).toBe('.a{}.b{}.c{}');
    expect(bodyOf(texts)).toBe('<p class="a b c"></p>');
  });

  it('is shortened all the same if the name is only part of a word, or the script is none of ours', () => {
    const scripts = { 'assets/main.js': 'f("locked-up unlocked")', '_next/x.js': 'f("locked")' };
    expect(run('.locked{}', '', scripts)[SHEET]).toBe('.a{}');
  });
});

describe('a short name', () => {
  it.each([
    [0, 'a'],
    [25, 'z'],
    [26, 'aa'],
    [27, 'ba'],
  ])('of place %i is %s', (place, name) => expect(shortName(place)).toBe(name));

  const PLACES = 5_000;
  const place = fc.integer({ min: 0, max: PLACES - 1 });

  it('belongs to one place, begins with a letter and has at most three signs', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(shortName(one) === shortName(other)).toBe(one === other);
        expect(shortName(one)).toMatch(/^[a-z][\w-]{0,2}$/);
      }),
    );
    expect(new Set(Array.from({ length: PLACES }, (_, at) => shortName(at))).size).toBe(PLACES);
  });
});
