/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const DOCUMENTS = ['README.md', 'imagery/README.md', ...documentsIn('docs')];

function documentsIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')));
}

/** Where the links and pictures of a Markdown text lead, apart from other hosts and places in itself. */
const targetsOf = (text: string): string[] =>
  [...text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target.replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

const missing = (document: string, text: string): string[] =>
  targetsOf(text).filter((target) => !existsSync(path.join(ROOT, path.dirname(document), target)));

it('finds a link that leads nowhere', () => {
  const text = 'See [one](README.md#top), [two](docs/none.md) and [three](https://example.com/x).';
  expect(missing('README.md', text)).toEqual(['docs/none.md']);
});

it.each(DOCUMENTS)('%s links to what is there', (document) => {
  expect(missing(document, readFileSync(path.join(ROOT, document), 'utf8'))).toEqual([]);
});
