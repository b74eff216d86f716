// Loaded into a program that must not go on without the one that started it, whichever way that one ended. What the program
// starts itself inherits the line that loads this: of that, Next's workers must end as well, or they write to a broken
// pipe for ever; anything else is left alone.
const isTied = process.env.PARENT_ID === String(process.ppid);
// The channel is no reason to stay, either; a worker waits there for work.
if (isTied) process.channel?.unref();
if (isTied || process.env.IS_NEXT_WORKER)
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
