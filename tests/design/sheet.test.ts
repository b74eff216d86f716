/** The component sheet at /design, which development alone has. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { offersIn, tokenGroups, tokensIn } from '@/app/[locale]/design/sources';
import { componentParts } from '@/app/[locale]/design/specimens-of-parts';
import { FIXED_PAGES } from '@/app/pages';
import { SAMPLES } from '@/components/examples/samples';
import { LOCALES } from '@/lib/i18n/locales';
import nextConfig from '@/next.config.mjs';

describe.each(LOCALES)('in %s', (locale) => {
  let shown: string[];
  let parts: string[];
  beforeAll(async () => {
    const sheet = await componentParts(locale);
    parts = Object.keys(sheet);
    shown = Object.values(sheet).flatMap((specimens) => Object.keys(specimens));
  });

  it('the sheet shows every file of components/, each once', () => {
    const files = globSync('components/*/**/*.{ts,tsx}')
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !/\.examples\.tsx$|^components\/examples\//.test(file));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !shown.includes(file))).toEqual([]);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('whatever it names is there', () => {
    expect(shown.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('every part of it has a heading', () => {
    expect(Object.keys(SAMPLES[locale].parts)).toEqual(expect.arrayContaining(parts));
  });
});

describe('what it reads of the sources', () => {
  it('tokens with their notes, under the comment that heads them', () => {
    const css = `/* About. */\n@theme static {
  --color-*: initial; /* none */

  /* ink */
  --color-ink: #0d1b19; /* text */
  --font-head:
    "A", "B",
    serif;

  --radius: 2px;
}
:root { --color-ink: red; }\n`;
    expect(tokensIn(css)).toEqual([
      {
        title: 'ink',
        tokens: [
          { name: 'color-ink', value: '#0d1b19', note: 'text' },
          { name: 'font-head', value: '"A", "B", serif', note: '' },
        ],
      },
      { title: '', tokens: [{ name: 'radius', value: '2px', note: '' }] },
    ]);
  });

  it('every token of the stylesheet', () => {
    const KINDS = [
      'color',
      'text',
      'font',
      'tracking',
      'spacing',
      'container',
      'radius',
      'chamfer',
      'shadow',
    ];
    const documented = tokenGroups(...KINDS, 'ease', 'duration', 'z', 'breakpoint');
    const [theme = ''] = readFileSync('app/styles/tokens.css', 'utf8').split(/^\}/m);
    const all = [...theme.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name]) => name);
    expect(documented.flatMap(({ tokens }) => tokens.map(({ name }) => name)).sort()).toEqual(all.sort());
  });

  it('what a file exports with the comment above it, and no types', () => {
    const source = `/** Of the file. */
import a from 'a';
export type B = 1;
/** Tells
 * more. */
export async function One() {}
const two = 2;
export const Three = 3;
`;
    expect(offersIn(source)).toEqual([
      { name: 'One', says: 'Tells more.' },
      { name: 'Three', says: '' },
    ]);
  });
});

describe('a build leaves it out', () => {
  const extensions = async (phase: string) =>
    ((await nextConfig(phase)) as { pageExtensions?: string[] }).pageExtensions;

  it('development alone takes page.dev.tsx for a page', async () => {
    expect(globSync('app/**/page.dev.tsx')).toEqual([path.join('app', '[locale]', 'design', 'page.dev.tsx')]);
    expect(globSync('app/[[]locale[]]/design/**/{page,route,layout}.{ts,tsx,js,jsx}')).toEqual([]);
    expect(await extensions(PHASE_DEVELOPMENT_SERVER)).toContain('dev.tsx');
    expect(await extensions(PHASE_PRODUCTION_BUILD)).toBeUndefined();
  });

  it('a build takes page.blocks.tsx for a page when the content has pages of blocks', async () => {
    process.env.BLOCK_PAGES = 'yes';
    expect(await extensions(PHASE_PRODUCTION_BUILD)).toEqual(['tsx', 'ts', 'blocks.tsx']);
    delete process.env.BLOCK_PAGES;
    expect(await extensions(PHASE_DEVELOPMENT_SERVER)).toContain('blocks.tsx');
  });

  it('no page that is listed leads to it', () => {
    expect(FIXED_PAGES.map((page) => page.path)).not.toContain('/design');
  });

  it('its classes are in no stylesheet that visitors get', () => {
    expect(readFileSync('app/styles/main.css', 'utf8')).toContain('@source not "../../app/*/design"');
  });
});
