/** Tells cheaply whether anything in the content folder changed, so that development re-reads only then. */
import fs from 'node:fs';
import path from 'node:path';

/** Names, sizes and modification times of everything below a folder, as one string. */
export function fingerprint(root: string): string {
  const names = fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  return names
    .map((name) => {
      const { size, mtimeMs } = fs.statSync(path.join(root, name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .join('\n');
}
