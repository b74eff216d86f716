/** @jest-environment node */
/** Each package has its reason: the table of the decision lists what package.json does. */
import { readFileSync } from 'node:fs';

const DECISION = readFileSync('docs/decisions/0018-packages.md', 'utf8');
const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8'));

const namesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

it('the decision lists the packages that package.json names, and no other', () => {
  const cells = [...DECISION.matchAll(/^\| (`[^|]+`) \|/gm)].map(([, cell = '']) => cell);
  expect(cells.flatMap(namesIn).sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});

it('the decision names what is kept at one version', () => {
  expect(namesIn(DECISION)).toEqual(expect.arrayContaining(Object.keys(overrides)));
});
