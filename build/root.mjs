import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, as an absolute path. (`import.meta.dirname` is not in every Node 20.) */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
