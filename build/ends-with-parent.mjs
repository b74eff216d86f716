// Loaded into a program that must not go on without the one that started it, whichever way that one ended; what the
// program starts itself inherits the line that loads this, and is left alone.
if (process.env.PARENT_ID === String(process.ppid)) {
  // The channel is no reason to stay, either.
  process.channel?.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
