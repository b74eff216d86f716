import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSettings, PageTask } from '../../build/export/page';
import { PageCache } from '../../build/export/page-cache';
import type { FinishedPage } from '../../build/export/types';
import { temporaryFolder } from '../helpers/temporary';
import { knownPage } from './fixture';

const { key: _key, ...facts } = knownPage();
const page: FinishedPage = { html: '<p>甲</p>', markdown: '甲', facts };
const task = { path: 'a.html', locale: 'ja', below: [] } as unknown as PageTask;
const settings = (classes: string[] = []): PageSettings =>
  ({ classes: { known: new Set(classes), names: new Map() } }) as unknown as PageSettings;

describe('the finished pages of earlier builds', () => {
  let root: string;
  let folder: string;
  beforeEach(() => {
    root = temporaryFolder();
    folder = join(root, 'pages');
    for (const name of ['app', 'build', 'components', 'islands', 'lib', 'messages']) {
      mkdirSync(join(root, name));
      writeFileSync(join(root, name, 'code.ts'), name);
    }
    for (const name of ['next.config.mjs', 'package-lock.json']) writeFileSync(join(root, name), name);
  });

  const open = (given = settings()) => new PageCache(root, folder, given);
  const keyFor = (cache = open(), written = 'HTML', given: PageTask = task) => cache.keyOf(written, given);

  it.each([
    ['are there for the next build, whole', page],
    ['may have no Markdown', { ...page, markdown: undefined }],
  ])('%s', (_what, given) => {
    const first = open();
    const key = keyFor(first);
    expect(first.get(key)).toBeUndefined();
    first.put(key, given);
    expect(open().get(keyFor())).toEqual(given);
  });

  it.each<[string, () => string]>([
    ['what Next wrote', () => keyFor(open(), 'other')],
    ['its task', () => keyFor(open(), 'HTML', { ...task, below: ['b'] })],
    ['the rules that there are', () => keyFor(open(settings(['card'])))],
    [
      'our code',
      () => {
        writeFileSync(join(root, 'lib/code.ts'), 'changed');
        return keyFor();
      },
    ],
    [
      'a package',
      () => {
        writeFileSync(join(root, 'package-lock.json'), '{"a":1}');
        return keyFor();
      },
    ],
  ])('are not taken if %s changed', (_what, changed) => {
    const before = keyFor();
    expect(keyFor()).toBe(before);
    expect(changed()).not.toBe(before);
  });
});
