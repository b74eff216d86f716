/** What is drawn and not rendered: the SVG files of imagery/drawings/, whose text is set in IBM Plex Sans JP. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { ROOT } from '../../build/root.mjs';

const imagery = path.join(ROOT, 'imagery');

/** Where the imagery kit lies and works; all absolute. `work` holds what is never committed. */
export const PATHS = {
  root: ROOT,
  kit: path.join(imagery, 'kit'),
  scenes: path.join(imagery, 'scenes'),
  masters: path.join(imagery, 'masters'),
  work: path.join(ROOT, '.cache/imagery'),
} as const;

const WIDTH = 1600;
const FAMILY = path.join(ROOT, 'node_modules/@expo-google-fonts/ibm-plex-sans-jp');
const FACES = ['400Regular/IBMPlexSansJP_400Regular.ttf', '600SemiBold/IBMPlexSansJP_600SemiBold.ttf'];

/** Names of the files in a folder that end so, without their ending, sorted. */
export const namesIn = (folder: string, ending: string): string[] =>
  globSync(`*${ending}`, { cwd: folder })
    .map((file) => path.basename(file, ending))
    .sort();

/**
 * Makes a PNG, 1600 px wide, of every drawing, where scenes look for them; gives their paths by name. No font of the
 * machine is used.
 */
export function makeDrawings(): Map<string, string> {
  const [from, to] = [path.join(imagery, 'drawings'), path.join(PATHS.work, 'drawings')];
  mkdirSync(to, { recursive: true });
  const font = { loadSystemFonts: false, fontFiles: FACES.map((face) => path.join(FAMILY, face)) };
  return new Map(
    namesIn(from, '.svg').map((name) => {
      const svg = readFileSync(path.join(from, `${name}.svg`), 'utf8');
      const file = path.join(to, `${name}.png`);
      writeFileSync(file, new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH }, font }).render().asPng());
      return [name, file];
    }),
  );
}
