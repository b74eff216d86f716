/** Every manifest that pages read is made before they are rendered, by the build and by `npm run dev`. */
import { globSync, readFileSync } from 'node:fs';
import { preparation } from '@/build/prepare/preparation';
import { SOCIAL_IMAGES_FILE } from '@/lib/seo/social-images';

// The list is what is asked about; no step runs.
jest.mock('@/build/prepare/bundle-client', () => ({}));
jest.mock('@/build/prepare/clips', () => ({}));
jest.mock('@/build/prepare/content-dates', () => ({}));
jest.mock('@/build/prepare/documents', () => ({}));
jest.mock('@/build/prepare/fonts', () => ({}));
jest.mock('@/build/prepare/icons', () => ({}));
jest.mock('@/build/prepare/images', () => ({}));
jest.mock('@/build/prepare/social-images', () => ({}));

const sources = globSync('{app,components,islands,lib}/**/*.{ts,tsx}').map((file) =>
  readFileSync(file, 'utf8'),
);

/** The value of a constant that names a manifest. */
function constant(name: string): string {
  const [found] = sources.flatMap((text) => new RegExp(`const ${name} = '([^']+)'`).exec(text)?.[1] ?? []);
  if (!found) throw new Error(`readGenerated(${name}): give it a name or a constant of one`);
  return found;
}

const read = sources
  .flatMap((text) => [...text.matchAll(/\breadGenerated(?:<[^(]*>)?\((?!name: )\s*([^,)\s]+)/g)])
  .map(([, argument = '']) => /^'(.*)'$/.exec(argument)?.[1] ?? constant(argument));
const asked = [...new Set(read)].sort();

const made = (dev: boolean) => preparation({ dev }).map(({ makes }) => makes);

it('pages read manifests', () => {
  expect(asked).toEqual(expect.arrayContaining(['clips.json', 'icons.json', 'images.json']));
});

it('the build makes each of them', () => {
  expect(asked.filter((name) => !made(false).includes(name))).toEqual([]);
});

it('so does development, but for the social images, which heads name in a build only', () => {
  expect(asked.filter((name) => !made(true).includes(name))).toEqual([SOCIAL_IMAGES_FILE]);
});
