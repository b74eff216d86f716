/** Everything that is drawn and not rendered: the files of imagery/drawings/, and the LabCraft screen in both languages. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { labcraftPage } from '../../app/[locale]/services/labcraft/definition.ts';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { draw } from './draw.ts';
import { labcraftScreen } from './labcraft-screen.ts';
import { PATHS } from './paths.ts';

const WIDTH = 1600;

const SCREENS = Object.fromEntries(LOCALES.map((locale) => [`labcraft-screen-${locale}`, locale] as const));

const screen = (name: string) => {
  const locale = SCREENS[name];
  return locale && labcraftScreen(labcraftPage.copy(locale).hero.panel);
};

/** Names of the drawings that are pictures of their own, sorted. */
export const screenNames = (): string[] => Object.keys(SCREENS).sort();

/** Draws one picture that has no scene: PNG bytes, 1600 px wide; nothing if no drawing has that name. */
export const drawScreen = (name: string): Buffer | undefined => {
  const svg = screen(name);
  return svg === undefined ? undefined : draw(svg, WIDTH);
};

/** Draws everything that scenes show on displays and sheets, as PNG below `PATHS.drawn`. */
export function makeDrawings(): void {
  mkdirSync(PATHS.drawn, { recursive: true });
  const write = (name: string, bytes: Buffer) => writeFileSync(path.join(PATHS.drawn, `${name}.png`), bytes);
  for (const file of globSync('*.svg', { cwd: PATHS.drawings }).sort())
    write(path.basename(file, '.svg'), draw(readFileSync(path.join(PATHS.drawings, file), 'utf8'), WIDTH));
  for (const name of screenNames()) write(name, drawScreen(name) as Buffer);
}
