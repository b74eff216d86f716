/** All masters on one small sheet with their names: `node tools/imagery/contact-sheet.ts`, see docs/guides/imagery.md. */
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { draw, FACE } from './draw.ts';
import { masterNames } from './master.ts';
import { PATHS } from './paths.ts';
import { escapeXml } from './svg-text.ts';

const COLUMNS = 5;
const CELL = { width: 280, height: 175, label: 34, gap: 16 } as const;

/** The sheet is for looking up names, not for looking at pictures. */
const LIMIT = 300_000;

const names = masterNames();
const rows = Math.ceil(names.length / COLUMNS);
const width = COLUMNS * (CELL.width + CELL.gap) + CELL.gap;
const height = rows * (CELL.height + CELL.label) + CELL.gap;
const place = (index: number) => ({
  left: CELL.gap + (index % COLUMNS) * (CELL.width + CELL.gap),
  top: CELL.gap + Math.floor(index / COLUMNS) * (CELL.height + CELL.label),
});

const labels = names.map((name, index) => {
  const { left, top } = place(index);
  return `<text x="${left}" y="${top + CELL.height + 20}" font-size="15" fill="#0d1b19">${escapeXml(name)}</text>`;
});
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="${FACE}"><rect width="${width}" height="${height}" fill="#f7f8f6"/>${labels.join('')}</svg>`;

const pictures = await Promise.all(
  names.map(async (name, index) => ({
    ...place(index),
    input: await sharp(path.join(PATHS.masters, `${name}.webp`))
      .resize({ width: CELL.width, height: CELL.height, fit: 'contain', background: '#dde1e0' })
      .toBuffer(),
  })),
);
const bytes = await sharp(draw(sheet, width)).composite(pictures).webp({ quality: 72, effort: 6 }).toBuffer();
if (bytes.length > LIMIT)
  throw new Error(`contact sheet: ${bytes.length} bytes, at most ${LIMIT} are wanted; lower its quality`);
mkdirSync(path.dirname(PATHS.sheet), { recursive: true });
await writeFile(PATHS.sheet, bytes);
console.log(
  `${path.relative(PATHS.root, PATHS.sheet)}: ${names.length} pictures, ${Math.round(bytes.length / 1000)} KB`,
);
