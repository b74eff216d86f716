/** The faces of the documents: the site's own families, whole, because the typesetter cuts them itself. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { naming } from '../../naming.ts';
import { codePointsOf } from '../fonts/cmap.ts';
import { FAMILY } from '../fonts/faces.ts';
import { renameFont } from '../fonts/names.ts';
import { JAPANESE, LATIN_MONO, LATIN_SANS } from '../fonts/sources.ts';

/** Weights of the text and of its headings. */
const WEIGHTS = [400, 600] as const;

/** The family whose whole faces the package brings; they are not changed, so they keep their name. */
const JAPANESE_FAMILY = 'IBM Plex Sans JP';
const JAPANESE_FILES = [
  JAPANESE.file.replace('600SemiBold/IBMPlexSansJP_600SemiBold', '400Regular/IBMPlexSansJP_400Regular'),
  JAPANESE.file,
];

/** Families as a list of CSS has them: for text, and for numbers with their units. */
export const FONTS = {
  text: `${FAMILY.latin}, ${JAPANESE_FAMILY}`,
  mono: `${FAMILY.mono}, ${JAPANESE_FAMILY}`,
} as const;

/** The source files, from the root of the repository: they decide what documents look like. */
export const FONT_FILES: readonly string[] = [LATIN_SANS.file, LATIN_MONO.file, ...JAPANESE_FILES];

const trueType = async (source: Buffer, family: string, weight?: number): Promise<Buffer> => {
  const axes = weight === undefined ? {} : { variationAxes: { wght: weight } };
  const whole = await subsetFont(source, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    ...axes,
  });
  return Buffer.from(renameFont(whole, family));
};

/** The faces as TrueType. `root` is the root of the repository. */
export async function documentFonts(root: string): Promise<Buffer[]> {
  const read = (file: string) => readFileSync(path.join(root, file));
  const whole = (file: string) => {
    const face = read(file);
    // The typesetter knows no names of files.
    naming(file, () => codePointsOf(face));
    return face;
  };
  const latin = await Promise.all(
    WEIGHTS.map((weight) => trueType(read(LATIN_SANS.file), FAMILY.latin, weight)),
  );
  return [...latin, await trueType(read(LATIN_MONO.file), FAMILY.mono), ...JAPANESE_FILES.map(whole)];
}
