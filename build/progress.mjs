/** Shows that something long goes on. Plain JavaScript: it is needed before the packages are installed. */

/** Milliseconds between two signs: a terminal draws its line anew, a log gets a line more. */
const PAUSE = { terminal: 200, log: 5_000 };

const CLEAR = '\r\x1b[2K';

/**
 * @typedef {{ done: (count?: number) => void, end: () => void }} Progress
 * `done` counts one more, or tells how many there are by now; `end` takes the line of a terminal away.
 */

/**
 * Tells how far a long task is: `pictures: 12 of 140, 25 s`. A terminal has one line for it, a log gets a line every five
 * seconds; what is over sooner says nothing.
 * @param {string} what
 * @param {number} total
 * @param {{ isTTY?: boolean, write: (text: string) => unknown }} [stream]
 * @param {() => number} [now] milliseconds
 * @returns {Progress}
 */
export function progress(what, total, stream = process.stdout, now = () => performance.now()) {
  const pause = stream.isTTY ? PAUSE.terminal : PAUSE.log;
  const began = now();
  let count = 0;
  let shown = began;
  let isDrawn = false;
  return {
    done(reached = count + 1) {
      count = reached;
      if (now() - shown < pause) return;
      shown = now();
      isDrawn = true;
      const line = `  ${what}: ${count} of ${total}, ${Math.round((shown - began) / 1000)} s`;
      stream.write(stream.isTTY ? `${CLEAR}${line}` : `${line}\n`);
    },
    end() {
      if (stream.isTTY && isDrawn) stream.write(CLEAR);
    },
  };
}
