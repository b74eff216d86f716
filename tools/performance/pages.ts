import { readdir } from 'node:fs/promises';
import { servedPath } from '../../build/export/served-path.ts';

/** The addresses of all pages in a finished export but the 404 pages, sorted; English after Japanese. */
export async function exportedPages(out: string): Promise<string[]> {
  const files = await readdir(out, { recursive: true });
  const addresses = files
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .map(servedPath);
  const isEnglish = (address: string) => Number(/^\/en(\/|$)/.test(address));
  return addresses.sort((a, b) => isEnglish(a) - isEnglish(b) || (a < b ? -1 : 1));
}
