import { join } from 'node:path';
import type { PageSettings, PageTask } from '../../build/export/page';
import { PageCache } from '../../build/export/page-cache';
import type { FinishedPage } from '../../build/export/types';
import { temporaryFolder, writeFiles } from '../helpers/temporary';
import { CODE_FILES, knownPage } from './fixture';

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
    writeFiles(root, CODE_FILES);
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
        writeFiles(root, { 'lib/deep/a.ts': 'changed' });
        return keyFor();
      },
    ],
  ])('are not taken if %s changed', (_what, changed) => {
    const before = keyFor();
    expect(keyFor()).toBe(before);
    expect(changed()).not.toBe(before);
  });
});
