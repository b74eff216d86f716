import type { Metafile } from 'esbuild';
import { clientManifest } from '../../build/prepare/client-manifest.ts';

type Output = Metafile['outputs'][string];

const output = (entryPoint: string | undefined, ...imports: Output['imports']): Output => ({
  bytes: 1,
  inputs: {},
  exports: [],
  imports,
  ...(entryPoint ? { entryPoint } : {}),
});
const needs = (path: string) => ({ path, kind: 'import-statement' as const });
const onDemand = (path: string) => ({ path, kind: 'dynamic-import' as const });

const OUTPUTS = {
  'out/main-1.js': output('client/main.ts', onDemand('out/blog-explorer-2.js')),
  'out/blog-explorer-2.js': output(
    'islands/blog-explorer.tsx',
    needs('out/chunk-4.js'),
    onDemand('out/late-9.js'),
  ),
  'out/start-island-3.js': output('client/start-island.ts', needs('out/chunk-4.js')),
  'out/chunk-4.js': output(undefined, needs('out/chunk-5.js')),
  'out/chunk-5.js': output(undefined, needs('out/chunk-4.js')),
  'out/late-9.js': output('lib/late.ts'),
};
const manifest = (outputs: Metafile['outputs']) =>
  clientManifest({ inputs: {}, outputs }, 'client/main.ts', '/assets/client/');

it('names the entry and, for each island, all that it needs before it can be drawn, and all that it may come to run', () => {
  expect(manifest(OUTPUTS)).toEqual({
    entry: '/assets/client/main-1.js',
    islands: {
      'blog-explorer': [
        '/assets/client/blog-explorer-2.js',
        '/assets/client/chunk-4.js',
        '/assets/client/chunk-5.js',
        '/assets/client/start-island-3.js',
      ],
    },
    reached: {
      'blog-explorer': [
        '/assets/client/blog-explorer-2.js',
        '/assets/client/chunk-4.js',
        '/assets/client/chunk-5.js',
        '/assets/client/late-9.js',
      ],
    },
    parts: {},
  });
});

it('names a part with its modules where it is a module of its own', () =>
  expect(manifest({ ...OUTPUTS, 'out/clip-6.js': output('client/enhance/clip.ts') }).parts).toEqual({
    clip: ['/assets/client/clip-6.js'],
  }));

it('has no islands where none are bundled, as in development', () => {
  expect(manifest({ 'out/main.js': output('client/main.ts') }).islands).toEqual({});
});

it.each([
  ['the entry', 'out/main-1.js', 'client/main.ts'],
  ['what starts islands', 'out/start-island-3.js', 'client/start-island.ts'],
])('names the source when %s is missing', (_, path, source) => {
  const { [path as keyof typeof OUTPUTS]: _gone, ...rest } = OUTPUTS;
  expect(() => manifest(rest)).toThrow(source);
});
