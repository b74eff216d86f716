/** @jest-environment jsdom */
import type { Page } from '@playwright/test';
import { settled } from '../../e2e/settled';

class Transition {
  readonly finished = Promise.resolve(this);
}
const page = { evaluate: (inPage: () => unknown) => inPage() } as unknown as Page;

it('lets the next frame come, before which a browser goes on to list what has ended', async () => {
  let running = [new Transition()];
  let asked = 0;
  const getAnimations = () => {
    asked += 1;
    if (asked > 100) throw new Error('asked again and again within one frame');
    return running;
  };
  Object.assign(document, { getAnimations });
  Object.assign(globalThis, {
    CSSTransition: Transition,
    requestAnimationFrame: (frame: () => void) =>
      setTimeout(() => {
        running = [];
        frame();
      }),
  });
  await settled(page);
  expect(running).toEqual([]);
});
