import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSettings, PageTask } from '../../build/export/page';
import { keepPage, PageCache } from '../../build/export/page-cache';
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

  it('are there for the next build, whole', () => {
    const first = open();
    const key = keyFor(first);
    expect(first.facts(key)).toBeUndefined();
    keepPage(folder, key, page);
    const next = open();
    expect([next.facts(keyFor(next)), next.html(key), next.markdown(key)]).toEqual([
      facts,
      '<p>甲</p>',
      '甲',
    ]);
  });

  it('may have no Markdown', () => {
    const cache = open();
    keepPage(folder, keyFor(cache), { ...page, markdown: undefined });
    expect(cache.markdown(keyFor(cache))).toBeUndefined();
  });

  it.each<[string, () => string]>([
    ['what Next wrote', () => keyFor(open(), 'other')],
    ['what it is told', () => keyFor(open(), 'HTML', { ...task, below: ['b'] })],
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

  it('that nobody asked for are forgotten', () => {
    const first = open();
    keepPage(folder, keyFor(first), page);
    keepPage(folder, keyFor(first, 'other'), page);
    const next = open();
    const kept = keyFor(next);
    next.forgetOthers();
    expect(readdirSync(folder).sort()).toEqual([`${kept}.html`, `${kept}.json`, `${kept}.md`]);
    expect(existsSync(join(folder, `${keyFor(open(), 'other')}.json`))).toBe(false);
  });
});
