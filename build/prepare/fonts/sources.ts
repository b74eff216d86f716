/** The fonts that ours are cut from, as the packages bring them, and what remains of them. */
import path from 'node:path';

/** Path from the root of the repository. */
const packageFile = (file: string) => path.join('node_modules', file);

export const JAPANESE = {
  file: packageFile('@expo-google-fonts/ibm-plex-sans-jp/600SemiBold/IBMPlexSansJP_600SemiBold.ttf'),
  features: ['kern', 'palt', 'mark', 'mkmk', 'liga', 'ccmp', 'locl', 'calt', 'tnum'],
  /** The one weight stands for all that headings ask for. */
  weight: '500 700',
};

export const LATIN_SANS = {
  file: packageFile('@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'),
  features: ['kern', 'tnum'],
  weights: { min: 400, max: 700 },
  weight: '400 700',
};

export const LATIN_MONO = {
  file: packageFile('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2'),
  features: [],
  weight: '400 600',
};
