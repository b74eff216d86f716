import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadWholeContent } from '../../app/whole-content';
import { addEntries, changePost } from '../../tools/bench-content/entries';
import { temporaryFolder } from '../helpers/temporary';

it('added entries pass the content check, each with a title and a text of its own', () => {
  const content = join(temporaryFolder(), 'content');
  cpSync(resolve('content'), content, { recursive: true });
  const before = loadWholeContent(content);
  addEntries(content, 30);
  changePost(content);
  const after = loadWholeContent(content);
  for (const name of ['blog', 'news'] as const) {
    const entries = after.collections[name];
    expect(entries).toHaveLength(before.collections[name].length + 60);
    expect(new Set(entries.map(({ data, locale }) => `${locale} ${data.title}`)).size).toBe(entries.length);
    const known = before.collections[name].map(({ id }) => id);
    const added = entries.filter(({ id }) => !known.includes(id));
    expect(new Set(added.map(({ body, locale }) => `${locale} ${body}`)).size).toBe(60);
  }
});
