/** Pages of the export as trees, and what reads trees. */
import type { Root } from 'hast';
import { parsePage } from '../html.ts';
import { textOf } from './files.ts';
import type { Output } from './types.ts';

export * from '../html.ts';

/** Reads a page of the export. Throws an Error naming the file if it is missing or not UTF-8. */
export const readPage = (files: Pick<Output, 'get'>, path: string): Root => parsePage(textOf(files, path));
