import { setImmediate } from 'node:timers/promises';
import { inTurn } from '@/build/in-turn';

it('gives the results in the order of the jobs, whichever is done first', async () => {
  const waits = [5, 1, 3, 0];
  const results = await inTurn(waits, async (turns) => {
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    return turns * 10;
  });
  expect(results).toEqual([50, 10, 30, 0]);
});

it('runs two jobs at a time', async () => {
  let running = 0;
  const seen: number[] = [];
  await inTurn([1, 2, 3, 4, 5], async () => {
    running += 1;
    seen.push(running);
    await setImmediate();
    running -= 1;
  });
  expect(Math.max(...seen)).toBe(2);
});

it('begins no job after one that failed, and leaves none running', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const jobs = inTurn([1, 2, 3, 4], async (job) => {
    begun.push(job);
    if (job === 1) throw new Error('job 1 failed');
    await setImmediate();
    ended.push(job);
  });
  await expect(jobs).rejects.toThrow('job 1 failed');
  expect(begun).toEqual([1, 2]);
  expect(ended).toEqual([2]);
});

it('gives nothing for no jobs', async () => {
  await expect(inTurn([], () => Promise.reject(new Error('never')))).resolves.toEqual([]);
});
