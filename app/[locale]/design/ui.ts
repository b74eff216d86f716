import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Samples } from '@/components/examples/samples';
import type { Specimen, Specimens } from '@/components/examples/specimens';

const FOLDER = 'components/ui';
const ENDING = '.examples.tsx';

/** What can stand anywhere on a page, each file with the examples beside it. */
export async function ui(words: Samples): Promise<Specimens> {
  const files = readdirSync(FOLDER).filter((file) => !file.endsWith(ENDING));
  const rows = files.map(async (file): Promise<[string, Specimen]> => {
    const { name } = path.parse(file);
    // What holds markup for scripts has nothing to show.
    const has = existsSync(path.join(FOLDER, name + ENDING));
    return [
      `${FOLDER}/${file}`,
      has ? (await import(`@/components/ui/${name}.examples.tsx`)).examples(words) : {},
    ];
  });
  return Object.fromEntries(await Promise.all(rows));
}
