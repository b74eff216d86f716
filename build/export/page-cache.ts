/** Finished pages of earlier builds: a page whose HTML and whose task did not change is not done again. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeHash } from '../code-hash.ts';
import { forgetOthers, keepFile } from '../kept-files.ts';
import type { PageSettings, PageTask } from './page.ts';
import { withoutPayload } from './strip-runtime.ts';
import type { FinishedPage, PageFacts } from './types.ts';

/** Settings as text: JSON knows no sets and maps. */
const textOf = (settings: PageSettings): string =>
  JSON.stringify(settings, (_name, value) =>
    value instanceof Set || value instanceof Map ? [...value] : value,
  );

const fileOf = (folder: string, key: string, ending: string) => join(folder, `${key}.${ending}`);

/** Keeps a page in a folder. Its facts come last: a build that is cut off leaves no half page. */
export function keepPage(folder: string, key: string, { html, markdown, facts }: FinishedPage): void {
  keepFile(fileOf(folder, key, 'html'), html);
  if (markdown !== undefined) keepFile(fileOf(folder, key, 'md'), markdown);
  keepFile(fileOf(folder, key, 'json'), JSON.stringify(facts));
}

export class PageCache {
  readonly folder: string;
  readonly #recipe: string;
  readonly #used = new Set<string>();

  /** @param root the repository @param folder where pages are kept */
  constructor(root: string, folder: string, settings: PageSettings) {
    this.folder = folder;
    this.#recipe = createHash('sha256').update(codeHash(root)).update(textOf(settings)).digest('hex');
  }

  /** The key of a page, from what Next wrote and what it is told; its runtime's payload does not count. */
  keyOf(written: string, task: PageTask): string {
    const hash = createHash('sha256')
      .update(this.#recipe)
      .update(JSON.stringify(task))
      .update(withoutPayload(written));
    const key = hash.digest('hex').slice(0, 32);
    this.#used.add(key);
    return key;
  }

  /** What is known of a page; undefined if it is not there. */
  facts(key: string): PageFacts | undefined {
    const file = fileOf(this.folder, key, 'json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  }

  /** The text of a page that is there. */
  html = (key: string): string => readFileSync(fileOf(this.folder, key, 'html'), 'utf8');

  /** Its Markdown, if it has any. */
  markdown(key: string): string | undefined {
    const file = fileOf(this.folder, key, 'md');
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  /** Removes the pages that nobody asked for. */
  forgetOthers(): void {
    forgetOthers(this.folder, this.#used);
  }
}
