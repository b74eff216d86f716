import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Writes a text only if it differs, so that watchers stay quiet. */
export function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Makes a folder hold exactly the given files (name → where to copy it from); what is there already stays. */
export function mirror(folder: string, wanted: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  const present = new Set(readdirSync(folder));
  for (const name of present) if (!wanted.has(name)) rmSync(path.join(folder, name), { recursive: true });
  // A name stands for its content, so what is present need not be compared.
  for (const [name, from] of wanted) if (!present.has(name)) copyFileSync(from, path.join(folder, name));
}
