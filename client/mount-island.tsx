/**
 * What draws an island; loaded with the first one. In the browser `react` means Preact (docs/decisions/0004), so only
 * what both have is used here.
 */
import { Component, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { AwakeProps } from '../islands/kit/awake.ts';
import { withCompanions } from './companions.ts';
import { elementAt, pathTo } from './element-path.ts';
import { enterAgain, enteredIn } from './entered.ts';
import type { IslandComponent } from './islands.ts';
import { press } from './replay.ts';

type GuardProps = { onFail(error: unknown): void; children: ReactNode };

/** Reports a failure of what it holds, at the first drawing or any later one. */
class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown) {
    this.props.onFail(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * Draws an island over the server's markup, with every control where it was. The drawing is one synchronous step, so that
 * nothing flashes, and it is awake in it: learnt afterwards, that would be a second one. What was entered and pressed before
 * is entered and pressed again, what was opened is open, and the focus stays. If the island fails, then or later, the
 * server's markup comes back, marked as what no script will change.
 */
export function mountIsland(container: HTMLElement, component: IslandComponent, props: object): void {
  const serverNodes = [...container.childNodes];
  const entered = enteredIn(container);
  const focused = pathTo(document.activeElement ?? document.body, container);
  const opened = [...container.querySelectorAll('details[open]')].map((one) => pathTo(one, container));
  const captured = (window.takeCaptured?.(container) ?? []).map((control) => pathTo(control, container));
  const root = createRoot(container);
  let isBroken = false;
  /** What took the place of an element of the served markup. */
  const sameElement = (path: number[] | null) => path && (elementAt(container, path) as HTMLElement | null);
  /** All are found first: what one press takes away or adds leads no other one to its neighbour. */
  const pressAgain = () => {
    for (const control of captured.splice(0).map(sameElement))
      if (control?.isConnected) flushSync(() => press(control));
  };
  const giveBack = (error: unknown) => {
    isBroken = true;
    console.error(error);
    queueMicrotask(() => {
      root.unmount();
      container.replaceChildren(...serverNodes);
      for (const place of withCompanions(container)) place.dataset.failed = '';
      pressAgain();
    });
  };
  const Island = component as ComponentType<AwakeProps>;
  flushSync(() =>
    root.render(
      <Guard onFail={giveBack}>
        <Island {...props} isAwake />
      </Guard>,
    ),
  );
  // Drawn anew it is closed, and what is in it could not have the focus.
  for (const path of opened) sameElement(path)?.setAttribute('open', '');
  // One by one: each changes the state that the next one adds to.
  for (const one of entered) flushSync(() => enterAgain(container, one));
  // Alive from here on: a press is no longer captured.
  container.dataset.ready = '';
  sameElement(focused)?.focus({ preventScroll: true });
  if (!isBroken) pressAgain();
}
