import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortenClasses, shortenStylesheets } from '../../build/export/class-names';
import { linkIslandSheets } from '../../build/export/island-sheets';
import { elementsOf, parsePage } from '../../build/html';
import { temporaryFolder } from '../helpers/temporary';
import { filesOf, htmlAfter, textsOf } from './fixture';

const CSS =
  '@layer utilities{.card{color:red}.alone{color:green}.both{color:blue}' +
  '@media (width>9px){.wide\\:alone{x:y}.other{x:y}}.card .both{x:y}}@font-face{src:url(/f)}@keyframes a{to{x:y}}';
const SCRIPTS = {
  'assets/client/tool.js': 'h("p",{class:"alone both wide:alone"})',
  'assets/client/late.js': 'h("p",{class:"late"})',
  'assets/client/main.js': 'e.classList.add("card")',
};
const CLIENT = {
  entry: '/assets/client/main.js',
  islands: { tool: ['/assets/client/tool.js'] },
  reached: { tool: ['/assets/client/tool.js', '/assets/client/late.js'] },
  parts: {},
};

/** The export with an island "tool"; the sources of the other pages name the classes of `elsewhere`. */
function run(elsewhere: string, css = CSS, script = SCRIPTS['assets/client/tool.js']) {
  const root = temporaryFolder();
  mkdirSync(join(root, 'app'));
  writeFileSync(join(root, 'app/page.tsx'), `<p className="${elsewhere}" />`);
  const files = new Map(filesOf({ ...SCRIPTS, 'assets/client/tool.js': script, '_next/all.css': css }));
  const classes = shortenStylesheets({ files, root }, CLIENT);
  const texts = textsOf(files);
  const own = Object.keys(texts).find((path) => path.startsWith('assets/css/tool-')) ?? '';
  return { classes, site: texts['_next/all.css'] ?? '', own: texts[own] ?? '', address: `/${own}` };
}

describe('the stylesheet of an island', () => {
  it('has the rules whose classes its scripts name, under those names, in their layers and conditions', () => {
    expect(run('').own).toBe(
      '@layer utilities{.alone{color:green}.both{color:blue}@media (width>9px){.wide\\:alone{x:y}}}',
    );
  });

  it('has those of what it imports on demand', () => {
    expect(run('', '.late{x:y}').own).toBe('.late{x:y}');
  });

  it.each([
    ['an element', 'h("alone",{})'],
    ['a property', 'h("p",{},w.alone,w?.alone)'],
    ['a property of what a call gives', 'w(1).alone'],
    ['an event that is listened for', 'w.addEventListener("alone",f)'],
  ])(
    'takes %s of the same name for no class, and is left out where nothing else is in it',
    (_what, script) => {
      const { own, classes, site } = run(
        '',
        `${CSS}@page{margin:0}@view-transition{navigation:auto}`,
        script,
      );
      expect(own).toBe('');
      expect(classes.islands.tool?.file).toBeUndefined();
      expect(site).toContain('green');
      const tree = parsePage('<html><head></head><body><i data-island="tool"></i></body></html>');
      linkIslandSheets(tree, classes.islands);
      expect(elementsOf(tree, 'link')).toEqual([]);
    },
  );

  it.each([
    ['alone', 'h("p",{class:"alone"})'],
    ['by a condition', 'h("p",{class:a?"alone":"x"})'],
    ['in a list of more', 'h("p",{class:a+" alone"})'],
    ['first of several that are joined', 'h("p",{class:join("alone",a)})'],
    ['as a constant', 'var a="alone",b=1'],
    ['in a selector', 'e.querySelector(".alone")'],
  ])('has the rules of a class that is named %s', (_where, script) => {
    expect(run('', CSS, script).own).toContain('.alone{color:green}');
  });

  it('leaves the site without the rules that no other source names', () => {
    const { site } = run('both');
    expect(site).not.toContain('green');
    expect(site).toContain('blue');
  });

  it('leaves classes that other scripts name to them', () => {
    expect(run('').site).toContain('.card{color:red}');
  });
});

describe('a page', () => {
  it('keeps the names inside an island and shortens them outside', () => {
    const { classes } = run('both');
    const html =
      '<body><p class="both"></p><div data-island="tool" class="both"><p class="both"></p></div></body>';
    const short = classes.names.get('both');
    expect(htmlAfter((tree) => shortenClasses(tree, classes), html)).toContain(
      `<p class="${short}"></p><div data-island="tool" class="${short}"><p class="both"></p></div>`,
    );
  });

  it('stops the build if an island has a class that its scripts do not name', () => {
    const { classes } = run('both');
    const html = '<body><div data-island="tool"><p class="card"></p></div></body>';
    expect(() => shortenClasses(parsePage(html), classes)).toThrow(/class "card" on <p>/);
  });

  it.each([
    ['links the stylesheet of its island once', '<i data-island="tool"></i><i data-island="tool"></i>', 1],
    ['links none without an island', '<i></i>', 0],
  ])('%s', (_what, body, count) => {
    const { classes, address } = run('');
    const tree = parsePage(`<html><head></head><body>${body}</body></html>`);
    linkIslandSheets(tree, classes.islands);
    const links = elementsOf(tree, 'link').map(({ properties }) => properties);
    expect(links).toEqual(
      Array(count).fill({
        rel: ['stylesheet'],
        href: address,
        integrity: expect.stringMatching(/^sha384-/),
      }),
    );
  });
});
