/** The site built with pseudo text for all copy: what can still be read was typed into the code. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPage } from '../../build/export/html';
import { ALLOWED_TEXTS } from '../../tools/pseudo/allowed';
import { writePseudoText } from '../../tools/pseudo/rewrite';
import { type HardCoded, hardCodedIn, pseudoProblems } from '../../tools/pseudo/scan';
import { BUILD_MS, buildChanged, runIn } from './build-copy';

/** Made from Next's pages; it adds no text of its own to them, and its fonts lack the letters of pseudo text. */
const EXPORT = 'build/export/index.ts';
/** Next's own page, in whose place the export puts ours. */
const NEXTS = /^(?:404|_not-found)\.html$/;
/** Typed into a component of the copy, to see that it would be found. */
const PLANTED = 'Planted';

let found: HardCoded[] = [];
let pages: string[] = [];

/** Pseudo text does not break into lines, so social images are drawn before it comes, and not again. */
function leaveOut(copy: string, script: string, name: string): void {
  writeFileSync(path.join(copy, script), `export const ${name} = (..._: unknown[]): void => undefined;\n`);
}

async function drawSocialImages(copy: string): Promise<void> {
  const script = 'build/prepare/social-images.ts';
  await runIn(copy, script);
  leaveOut(copy, script, 'buildSocialImages');
}

function plant(copy: string): void {
  const component = path.join(copy, 'components/layout/copyright.tsx');
  const source = readFileSync(component, 'utf8');
  if (!source.includes('©')) throw new Error(`${component}: has no © to plant a text beside`);
  writeFileSync(component, source.replace('©', `© ${PLANTED}`));
}

beforeAll(async () => {
  const files = await buildChanged(async (copy) => {
    await drawSocialImages(copy);
    writePseudoText(copy);
    plant(copy);
    leaveOut(copy, EXPORT, 'finishExport');
  });
  pages = [...files.keys()].filter((file) => file.endsWith('.html') && !NEXTS.test(file)).sort();
  found = pages.flatMap((file) => hardCodedIn(file, readPage(files, file)));
}, BUILD_MS);

const isPlanted = ({ word }: HardCoded) => word === PLANTED;

it('finds what was typed into a component, on every page that shows it', () => {
  const shown = new Set(found.filter(isPlanted).map(({ file }) => file));
  expect(shown.size).toBeGreaterThan(100);
  expect(pages).toHaveLength(shown.size);
});

it('finds nothing else', () => {
  expect(
    pseudoProblems(
      found.filter((one) => !isPlanted(one)),
      ALLOWED_TEXTS,
    ),
  ).toEqual([]);
});
