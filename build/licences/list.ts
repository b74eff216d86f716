/** The licences of what ships: as a list for this repository, and as the notices that the site serves. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './packages.ts';

export type Shipped = Source & { version: string; licence: string; notice: string };

/** What may ship: these ask for no more than their notice, which `/licences.txt` carries. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];
const FONTS = 'OFL-1.1';
const FONT_NOTICE = '/licences/fonts.txt';
const NOTICE_FILES = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENCE', 'license'];

const licencesIn = (expression: string): string[] => expression.replaceAll(/[()]/g, '').split(/\s+AND\s+/);

/**
 * Reads what a package says of itself.
 * @throws Error if it has no licence, one that is not allowed, or no notice to pass on.
 */
export function shipped(root: string, source: Source): Shipped {
  const folder = join(root, 'node_modules', source.name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof license !== 'string')
    throw new Error(
      `${source.name}: its package.json names no licence. Take a package that states one, or leave it out`,
    );
  const strange = licencesIn(license).filter((one) => !ALLOWED.includes(one));
  if (strange.length > 0)
    throw new Error(
      `${source.name}: ${strange.join(' and ')} is not among the licences that may ship. Decide whether it asks for more than its notice: if not, add it to ALLOWED in build/licences/list.ts; else leave the package out`,
    );
  const file = NOTICE_FILES.find((name) => existsSync(join(folder, name)));
  if (!file)
    throw new Error(
      `${source.name}: has no file with its licence to pass on. If it is there under another name, add that to NOTICE_FILES in build/licences/list.ts; else leave the package out`,
    );
  const notice = readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').trim();
  return { ...source, version, licence: license, notice };
}

/** `docs/licences.md`. */
export const licenceTable = (all: readonly Shipped[]): string =>
  [
    '# Licences of what ships',
    '',
    'Written by `npm run licences` after a build; the build stops when it is not what ships',
    '([why](decisions/0012-gates.md)). Everything else in `package.json` works at build time only.',
    '',
    '| package | version | licence | what of it ships |',
    '|---|---|---|---|',
    ...all.map(({ name, version, licence, part }) => `| ${name} | ${version} | ${licence} | ${part} |`),
    '',
  ].join('\n');

const RULE = '-'.repeat(80);

/** `/licences.txt`: the notices that the licences ask to be passed on; fonts have theirs beside them. */
export function licenceNotices(all: readonly Shipped[]): string {
  const isFont = ({ licence }: Shipped) => licencesIn(licence).includes(FONTS);
  const blocks = all
    .filter((one) => !isFont(one))
    .map(
      ({ name, version, licence, part, notice }) =>
        `${RULE}\n${name} ${version} (${licence}): ${part}\n\n${notice}`,
    );
  const fonts = all.filter(isFont).map(({ name, version, licence }) => `${name} ${version} (${licence})`);
  return [
    'Parts of this site come from others, under the licences below.',
    ...blocks,
    `${RULE}\nFonts, with their licence in ${FONT_NOTICE}:\n\n${fonts.join('\n')}`,
    '',
  ].join('\n\n');
}
