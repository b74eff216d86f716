import { addSpeculationRules } from '../../build/export/speculation';
import { contentType } from '../../build/serve/content-type';
import { SECURITY_HEADERS } from '../../build/serve/headers';
import { filesOf, textsOf } from './fixture';

const files = new Map(filesOf({ 'index.html': '' }));
addSpeculationRules({ files });
const added = [...files.keys()].filter((path) => path !== 'index.html');

it('adds the file that the header names, with the type that browsers ask for', () => {
  expect(added.map((path) => `"/${path}"`)).toEqual([SECURITY_HEADERS['Speculation-Rules']]);
  expect(contentType(added[0] ?? '')).toBe('application/speculationrules+json');
});

it('fetches on hover and draws on press', () => {
  const rules = JSON.parse(textsOf(files)[added[0] ?? ''] ?? '');
  expect(Object.keys(rules)).toEqual(['prefetch', 'prerender']);
  expect([rules.prefetch[0].eagerness, rules.prerender[0].eagerness]).toEqual(['moderate', 'conservative']);
});
