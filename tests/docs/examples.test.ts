/** @jest-environment node */
/** The front matter that the guide for engineers shows is one that the check takes, as whoever copies it finds out. */
import { readFileSync } from 'node:fs';
import { collections } from '@/lib/content/collections';
import { DESCRIPTION_LENGTH } from '@/lib/content/descriptions';
import { parseSource } from '@/lib/content/parse';
import { validate } from '@/lib/content/validate';

const GUIDE = readFileSync('docs/guides/content.md', 'utf8');
const examples = [...GUIDE.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block = '']) =>
  block.replace(/^ {3}/gm, ''),
);

it('there is one of each kind of text', () => expect(examples).toHaveLength(2));

it.each(examples)('%s', (example) => {
  const source = parseSource(example, 'md');
  expect(source.faults).toEqual([]);
  const { schema } = collections[/^category:/m.test(example) ? 'news' : 'blog'];
  expect(validate(schema, source.value, source, 'index.ja.md').problems).toEqual([]);
  const { excerpt, summary } = source.value as { excerpt?: string; summary?: string };
  const { length } = excerpt ?? summary ?? '';
  expect(length).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.ja.least);
  expect(length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.ja.most);
});
