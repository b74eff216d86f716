/** The files that a document shows: drawings as SVG, photographs as JPEG, made once they are needed. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { colourToken } from '../../../lib/design-token.ts';
import type { Drawing, Photo } from '../../../lib/documents/blocks.ts';
import { naming } from '../../naming.ts';
import type { DrawingMarkup } from './drawings.ts';
import { qrCode } from './paper.ts';
import type { StylesFor } from './styles.ts';
import { classesIn, standAlone } from './svg.ts';
import type { Asset } from './typesetter.ts';

/** Of photographs: the shape that cards show, and enough for their width on paper at 220 dots an inch. */
const PHOTO = { width: 900, height: 562, quality: 62 } as const;

/** Everything in this module that decides the bytes besides its input; raise the number when its steps change. */
const PICTURE_SETTINGS: string = JSON.stringify([2, PHOTO, sharp.versions]);

/** A name for what some parts make together: 24 hexadecimal digits, others for parts that are split elsewhere. */
export const digest = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
};

/** A file that a source names, and what it is made of. */
export type Needed = { name: string; make: () => Promise<Asset> };

type Tools = {
  content: string;
  /** Stands for all that decides how drawings look besides their properties. */
  looks: string;
  draw: DrawingMarkup;
  styles: StylesFor;
};

/** Sources name files from here; nothing lies there, the typesetter is given the bytes. */
const FOLDER = '.documents';

/** The pictures of one document. */
export class PicturesOf {
  readonly needed = new Map<string, Needed>();
  readonly #tools: Tools;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  #need(name: string, make: () => Promise<Buffer>): string {
    const file = `${FOLDER}/${name}`;
    this.needed.set(file, { name: file, make: async () => ({ name: file, bytes: await make() }) });
    return `/${file}`;
  }

  /** The file of a code that leads to an address. */
  code(url: string): string {
    return this.#need(`${digest(url)}.svg`, async () => Buffer.from(qrCode(url)));
  }

  /** The file of a picture, and its words. @throws Error naming the picture if it has none, or is not there. */
  of(picture: Drawing | Photo): { file: string; alt: string } {
    return picture.type === 'drawing' ? this.#drawing(picture) : this.#photo(picture);
  }

  #drawing({ name, props, width, state }: Drawing): { file: string; alt: string } {
    const alt = typeof props.label === 'string' ? props.label.trim() : '';
    if (alt === '') throw new Error(`the drawing "${name}" has no words (label)`);
    const { draw, styles, looks } = this.#tools;
    const key = digest(looks, JSON.stringify([name, props, width, state]));
    const file = this.#need(`${key}.svg`, async () => {
      const markup = draw(name, props);
      const svg = naming(`drawing "${name}"`, () =>
        standAlone(markup, { styles: styles(classesIn(markup), state), width }),
      );
      return Buffer.from(svg);
    });
    return { file, alt };
  }

  #photo({ file, alt, whole = false }: Photo): { file: string; alt: string } {
    if (alt.trim() === '') throw new Error(`content/${file}: the picture has no words (alt)`);
    const place = path.join(this.#tools.content, file);
    if (!existsSync(place)) throw new Error(`content/${file}: there is no such picture`);
    const bytes = readFileSync(place);
    const { width, height, quality } = PHOTO;
    const shape = whole ? ({ width, fit: 'inside' } as const) : ({ width, height, fit: 'cover' } as const);
    const name = this.#need(`${digest(PICTURE_SETTINGS, shape.fit, bytes)}.jpg`, () =>
      sharp(bytes)
        .autoOrient()
        .resize({ ...shape, withoutEnlargement: true })
        .flatten({ background: colourToken('white') })
        .jpeg({ quality, mozjpeg: true })
        .toBuffer(),
    );
    return { file: name, alt };
  }
}
