import type { Browser, BrowserContext } from '@playwright/test';
import fc from 'fast-check';
import { ACTIONS, type ActionName, type Step, take } from './actions';
import { expectHomecoming } from './homecoming';
import { Walker } from './walker';

const MOST_STEPS = 15;
const WORDS = ['LabCraft', '９０', '7', 'ロボット', 'zzz', '<b>', 'e\u0301', ''];
/** How often each action is taken, where more than once in as many as there are. */
const OFTEN: Partial<Record<ActionName, number>> = { open: 4, choose: 3, type: 2, escape: 2, back: 2 };

/** The steps of the walk that is under way. */
let underway: string[] = [];

/** A step as fast-check takes it. */
class Taken implements fc.AsyncCommand<object, Walker> {
  readonly #step: Step;
  constructor(step: Step) {
    this.#step = step;
  }
  check = () => true;
  run = (_model: object, walker: Walker) => {
    underway.push(this.toString());
    return take(walker, this.#step);
  };
  toString = () => JSON.stringify(this.#step);
}

const commands = (Object.keys(ACTIONS) as ActionName[]).flatMap((action) => {
  const taken = fc
    .tuple(fc.nat({ max: 19 }), fc.constantFrom(...WORDS))
    .map(([which, word]) => new Taken([action, which, word]));
  return Array<typeof taken>(OFTEN[action] ?? 1).fill(taken);
});

export type Origin = { browser: Browser; origin: string };

async function inContext<T>({ browser, origin }: Origin, path: string, walk: (walker: Walker) => Promise<T>) {
  const context: BrowserContext = await browser.newContext({
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // Where it is denied, the text to copy stays on the page.
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(8_000);
  try {
    const walker = await Walker.start(context, origin, path);
    await walk(walker);
    await expectHomecoming(walker);
  } finally {
    await context.close();
  }
}

/** Walks a written walk. */
export const walkAgain = (origin: Origin, path: string, steps: readonly Step[]): Promise<void> =>
  inContext(origin, path, async (walker) => {
    for (const step of steps) await take(walker, step);
  });

/** How a walk that failed is walked again. */
const again = (path: string, steps: readonly string[]) =>
  `npm run walks -- --again '[${[JSON.stringify(path), ...steps].join()}]'`;

export type Settings = Pick<
  fc.Parameters,
  'numRuns' | 'seed' | 'path' | 'endOnFailure' | 'interruptAfterTimeLimit'
> & { replayPath?: string };

/**
 * Random walks from a page.
 * @throws Error with the seed, the shortest walk that fails, and how to walk it again.
 */
export async function walkAround(
  origin: Origin,
  from: string,
  { replayPath, ...settings }: Settings,
): Promise<void> {
  const walks = fc.commands(commands, {
    maxCommands: MOST_STEPS,
    size: 'max',
    ...(replayPath && { replayPath }),
  });
  const result = await fc.check(
    fc.asyncProperty(walks, (steps) => {
      underway = [];
      return inContext(origin, from, (walker) =>
        fc.asyncModelRun(() => ({ model: {}, real: walker }), steps),
      );
    }),
    {
      markInterruptAsFailure: true,
      ...settings,
    },
  );
  if (!result.failed) return;
  const [steps] = result.counterexample ?? [];
  const taken = [...(steps ?? [])].map(String);
  throw new Error(
    [
      again(from, taken),
      `seed ${result.seed}, path ${result.counterexamplePath}, ${result.numShrinks} times shorter: ${steps}`,
      `${(result.errorInstance as Error | null)?.message ?? `no time left, in ${again(from, underway)}`}`,
    ].join('\n'),
  );
}
