export interface PausableTimer {
  run: () => void;
  pause: () => void;
}

/** A countdown in milliseconds that keeps what is left of it while it is paused. Starts paused. */
export function pausableTimer(duration: number, done: () => void): PausableTimer {
  let left = duration;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run() {
      if (timer !== undefined) return;
      // Not the clock of the machine, which may be set while the time runs.
      startedAt = performance.now();
      timer = setTimeout(done, left);
    },
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - startedAt;
    },
  };
}
