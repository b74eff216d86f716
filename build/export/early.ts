/** Puts the script that captures what a visitor does too early (`client/early.ts`) into the head of every page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { element } from '../../lib/text/hast.ts';
import { firstOf } from '../html.ts';
import { CAPTURE_SCRIPT } from '../prepare/client-manifest.ts';
import type { Page } from './types.ts';

/** The capture script as `build/prepare/bundle-client.ts` wrote it. */
export const readCaptureScript = (generated: string): string =>
  readFileSync(join(generated, CAPTURE_SCRIPT), 'utf8');

/**
 * Adds the capture script to a page, right after the encoding: behind a stylesheet it would have to wait for it.
 * @throws Error if the page has no head.
 */
export function addCaptureScript({ tree }: Pick<Page, 'tree'>, code: string): void {
  const head = firstOf(tree, 'head');
  if (!head) throw new Error('no head');
  head.children.splice(1, 0, element('script', {}, [{ type: 'text', value: code }]));
}
