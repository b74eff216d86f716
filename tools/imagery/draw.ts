/** Drawings (SVG with the site's typeface) to pixels. */

import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { PATHS } from './paths.ts';

const FAMILY = path.join(PATHS.root, 'node_modules/@expo-google-fonts/ibm-plex-sans-jp');
const FACES = ['400Regular/IBMPlexSansJP_400Regular.ttf', '600SemiBold/IBMPlexSansJP_600SemiBold.ttf'];

/** The family name that drawings use. */
export const FACE = 'IBM Plex Sans JP';

/** Makes a PNG, `width` pixels wide, of an SVG whose text is set in `FACE`. No font of the machine is used. */
export const draw = (svg: string, width: number): Buffer =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: FACES.map((face) => path.join(FAMILY, face)) },
  })
    .render()
    .asPng();
