import { setTimeout as passed } from 'node:timers/promises';
import { oneAtATime } from '../../tools/dev/one-at-a-time';

it('never runs twice at once, and once more for all that asked meanwhile, who wait for that run', async () => {
  const told: string[] = [];
  let runs = 0;
  const job = oneAtATime(async () => {
    runs += 1;
    const run = runs;
    told.push(`begin ${run}`);
    await passed(5);
    told.push(`end ${run}`);
  });
  const asked = (name: string) => job().then(() => told.push(`seen by ${name}`));
  const first = asked('a');
  await passed(1);
  await Promise.all([first, asked('b'), asked('c')]);
  expect(told).toEqual(['begin 1', 'end 1', 'seen by a', 'begin 2', 'end 2', 'seen by b', 'seen by c']);
  await asked('d');
  expect(told.slice(-3)).toEqual(['begin 3', 'end 3', 'seen by d']);
});

it('prints what the job throws, and runs again when asked', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const run = jest.fn().mockRejectedValueOnce(new Error('no picture')).mockResolvedValue(undefined);
  const job = oneAtATime(run);
  await job();
  await job();
  expect(print.mock.calls).toEqual([[new Error('no picture')]]);
  expect(run).toHaveBeenCalledTimes(2);
  print.mockRestore();
});
