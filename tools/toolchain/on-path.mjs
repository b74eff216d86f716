import { delimiter, join } from 'node:path';

/**
 * Where a program could be: its path in every folder of `PATH`, in that order. They need not exist.
 * @param {string} name
 */
export const onPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
