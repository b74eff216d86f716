import fs from 'node:fs';
import { orStop, reasonOf } from '@/build/failure';
import { StepError } from '@/build/run.mjs';
import { ContentError } from '@/lib/content/problems';
import { buildDate } from '@/lib/content/publication';

const FULL = 'The disk is full: make room and build again; out/ is as it was.';

const withRoom = (blocks: number) =>
  jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: blocks, bsize: 4096 } as never);
afterEach(() => jest.restoreAllMocks());

it.each<[string, unknown, number, string]>([
  ['a step that failed as steps may', new StepError('npm test failed'), 1e6, 'npm test failed'],
  ['one below another', new Error('step a: no', { cause: new StepError('no') }), 1e6, 'step a: no'],
  ['what is no error', 'why', 1e6, 'why'],
  ['a write that found no room', new Error('ENOSPC: no space left on device, write'), 1e6, FULL],
  ['a quota that is used up', new Error('export step write: EDQUOT: disk quota exceeded'), 1e6, FULL],
  ['a bundler that found no room', new Error('Failed to write: No space left on device'), 1e6, FULL],
  ['a program that ended without a word on a full disk', new Error('ended with exit code 1'), 10, FULL],
])('%s is reported', (_what, error, blocks, reason) => {
  withRoom(blocks);
  expect(reasonOf(error, '/')).toBe(reason);
});

it('what is wrong with the content is reported without a stack', () => {
  withRoom(1e6);
  const error = new ContentError([{ file: 'content/a.md', message: 'no title' }]);
  expect(reasonOf(error, '/')).toBe(error.message);
});

it('a mistake of ours is reported with its kind and the stack of where it was made, once', () => {
  withRoom(1e6);
  const made = new TypeError('a is no function');
  const page = new Error(`a.html: ${made.message}`, { cause: made });
  const reason = reasonOf(new Error(`export step pages: ${page.message}`, { cause: page }), '/');
  const [first, kind, ...frames] = reason.split('\n');
  expect(first).toBe(`export step pages: a.html: ${made.message}`);
  expect(kind).toBe('TypeError');
  expect(frames[0]).toContain('failure.test.ts');
  expect(frames.every((line) => line.startsWith('    at '))).toBe(true);
});

it('a day that is none ends the process with one message and no stack', () => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  orStop(() => buildDate({ BUILD_DATE: '2026-2-3' }));
  expect(print.mock.calls).toEqual([[expect.stringMatching(/BUILD_DATE.*2026-2-3/)]]);
  expect(print.mock.calls.flat().join()).not.toContain(' at ');
  expect(exit.mock.calls).toEqual([[1]]);
});

it('what is right is passed on, and a mistake of ours keeps its stack', () => {
  expect(orStop(() => buildDate({ BUILD_DATE: '2026-02-03' }))).toBe('2026-02-03');
  const ours = () => {
    throw new TypeError('ours');
  };
  expect(() => orStop(ours)).toThrow(TypeError);
});
