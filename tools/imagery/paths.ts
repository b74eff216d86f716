import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const imagery = path.join(root, 'imagery');
const work = path.join(root, '.cache/imagery');

/** Where the imagery kit lies and works; all absolute. `work` holds what is never committed. */
export const PATHS = {
  root,
  imagery,
  kit: path.join(imagery, 'kit'),
  scenes: path.join(imagery, 'scenes'),
  drawings: path.join(imagery, 'drawings'),
  masters: path.join(imagery, 'masters'),
  work,
  drawn: path.join(work, 'drawings'),
  sheet: path.join(root, 'docs/imagery/contact-sheet.webp'),
} as const;
