/** The icon step: every picture that stands for the site, made of its one mark. */
import path from 'node:path';
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts';
import {
  FAVICON,
  ICON,
  ICONS_FILE,
  type IconManifest,
  logoPath,
  TOUCH_ICON,
} from '../../../lib/seo/icons.ts';
import { fillFolder, writeIfChanged } from '../../write.ts';
import { servedName } from '../fonts/build.ts';
import { drawIcon, drawnMark } from './draw.ts';
import { icoOf } from './ico.ts';
import { drawLogo } from './logo.ts';

/** All paths are absolute; `public` is served as the root of the site. */
export type IconFolders = { root: string; public: string; generated: string };

/** The share of the side that the mark takes. A launcher may cut a maskable icon to the circle of 80 %. */
const SHARE = { any: 0.8, maskable: 0.56, favicon: 0.94 };
const FAVICON_SIZE = 32;

const ICONS: Record<keyof IconManifest, { name: string; size: number; share: number }> = {
  any192: { name: 'icon-192', size: 192, share: SHARE.any },
  any512: { name: 'icon-512', size: 512, share: SHARE.any },
  maskable512: { name: 'maskable-512', size: 512, share: SHARE.maskable },
};

async function drawAll(mark: string, folder: string): Promise<IconManifest> {
  const names: Record<string, string> = {};
  const files = new Map<string, Uint8Array>();
  for (const [key, { name, size, share }] of Object.entries(ICONS)) {
    const png = await drawIcon(mark, size, share);
    names[key] = servedName(name, png, 'png');
    files.set(names[key], png);
  }
  fillFolder(folder, files);
  const manifest = Object.entries(names).map(([key, name]) => [key, `/assets/icons/${name}`]);
  return Object.fromEntries(manifest) as IconManifest;
}

/**
 * Makes the icons of the site's mark and the logos with the company's `names`: those that browsers ask for by
 * name at the root, the others below `/assets/icons/`, listed in `generated`.
 * @throws Error if the mark cannot be drawn or a name has a character that no face has.
 */
export async function buildIcons(folders: IconFolders, names: Record<Locale, string>): Promise<IconManifest> {
  const at = (address: string) => path.join(folders.public, address);
  const mark = drawnMark(folders.root);
  writeIfChanged(at(ICON), mark);
  const manifest = await drawAll(mark, at('assets/icons'));
  writeIfChanged(at(FAVICON), icoOf(await drawIcon(mark, FAVICON_SIZE, SHARE.favicon), FAVICON_SIZE));
  writeIfChanged(at(TOUCH_ICON), await drawIcon(mark, 180, SHARE.any));
  for (const locale of LOCALES)
    writeIfChanged(at(logoPath(locale)), await drawLogo(names[locale], mark, folders.root));
  writeIfChanged(path.join(folders.generated, ICONS_FILE), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}
