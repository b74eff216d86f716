/** A build that takes what earlier ones have made gives the same bytes as one that starts from nothing. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { differences } from '../../tools/reproducible/differences';
import { buildChanged } from './build-copy';

const POST = 'content/blog/what-to-automate-first/index.ja.md';

/** A text without a figure, which would have to be one of `content/facts.json`. */
const rewrite = (copy: string) => {
  const file = path.join(copy, POST);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n*$/, '\n\n短い一文を書き足しました。\n'));
};

it('after a text changed', async () => {
  const cached = await buildChanged(rewrite);
  const fresh = await buildChanged(rewrite, { caches: false });
  const page = new TextDecoder().decode(cached.get('blog/what-to-automate-first.html'));
  expect(page).toContain('短い一文を書き足しました。');
  expect(differences(fresh, cached)).toEqual([]);
});
