/** `npm run content:format`: what it writes anew, and what it leaves for its author. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { filesOf } from '@/tools/new/files';
import { article, type Files, writeContent } from './fixture';

const unfinished = filesOf(
  {
    ...{ kind: 'news', title: '見学会', titleEn: 'Open day', slug: 'new' },
    ...{ choice: 'event', date: '2026-04-01' },
  },
  false,
);
const news = (id: string, text: string): Files => ({ [`news/${id}/index.ja.md`]: text });
const ORDERED =
  '---\ntitle: Opening\ndate: 2025-04-01\ncategory: service\ntags:\n  - labcraft\nexcerpt: Short.\ndraft: false\n---\n\nText.\n';

it('writes the files of the folder that CONTENT_ROOT names, but none that is not finished or has a wrong value', () => {
  const left: Files = {
    ...news('number', article({ title: '007' })),
    ...news('long', article({ title: '1.10', image: '123456789012345678901' })),
    ...news('comment', article({ title: 'Lot #3 of 4' })),
    ...news('guidance', article({}, '✍ Text\n')),
    ...Object.fromEntries([...unfinished].map(([name, text]) => [`news/new/${name}`, text])),
  };
  const root = writeContent({
    ...left,
    ...news('done', `---\n# Guidance\n${article().slice('---\n'.length)}`),
  });
  const { stdout, stderr, status } = spawnSync(
    path.resolve('node_modules/.bin/node'),
    [path.resolve('tools/content-format.ts')],
    { encoding: 'utf8', env: { ...process.env, CONTENT_ROOT: root } },
  );
  const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  for (const [name, text] of Object.entries(left)) expect(read(name)).toBe(text);
  expect(read('news/done/index.ja.md')).toBe(ORDERED);
  expect(stdout.trim().split('\n').sort()).toEqual(
    ['done/index.ja', 'opening/index.en', 'opening/index.ja'].map(
      (name) => `written anew: content/news/${name}.md`,
    ),
  );
});
