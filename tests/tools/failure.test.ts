import fs from 'node:fs';
import { reasonOf } from '@/build/failure';

const FULL = 'The disk is full: make room and build again; out/ is as it was.';

const withRoom = (blocks: number) =>
  jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: blocks, bsize: 4096 } as never);
afterEach(() => jest.restoreAllMocks());

it.each<[string, unknown, number, string]>([
  ['an error', new Error('content/a.png: no picture'), 1e6, 'content/a.png: no picture'],
  ['what is no error', 'why', 1e6, 'why'],
  ['a write that found no room', new Error('ENOSPC: no space left on device, write'), 1e6, FULL],
  ['a quota that is used up', new Error('export step write: EDQUOT: disk quota exceeded'), 1e6, FULL],
  ['a bundler that found no room', new Error('Failed to write: No space left on device'), 1e6, FULL],
  ['a program that ended without a word on a full disk', new Error('ended with exit code 1'), 10, FULL],
])('%s is reported', (_what, error, blocks, reason) => {
  withRoom(blocks);
  expect(reasonOf(error, '/')).toBe(reason);
});
