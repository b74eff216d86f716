/** Finished pages of earlier builds: a page whose HTML and whose task did not change is not done again. */
import { createHash } from 'node:crypto';
import { Cache } from '../cache.ts';
import { codeHash } from '../code-hash.ts';
import type { PageSettings, PageTask } from './page.ts';
import { withoutPayload } from './strip-runtime.ts';
import type { FinishedPage } from './types.ts';

/** Settings as text: JSON knows no sets and maps. */
const textOf = (settings: PageSettings): string =>
  JSON.stringify(settings, (_name, value) =>
    value instanceof Set || value instanceof Map ? [...value] : value,
  );

export class PageCache extends Cache<FinishedPage> {
  readonly #recipe: string;

  /** @param root the repository @param folder of the cache */
  constructor(root: string, folder: string, settings: PageSettings) {
    super(folder);
    this.#recipe = createHash('sha256').update(codeHash(root)).update(textOf(settings)).digest('hex');
  }

  /** The key of a page, from what Next wrote and its task; the runtime's payload does not count. */
  keyOf(written: string, task: PageTask): string {
    const hash = createHash('sha256')
      .update(this.#recipe)
      .update(JSON.stringify(task))
      .update(withoutPayload(written));
    return hash.digest('hex').slice(0, 32);
  }
}
