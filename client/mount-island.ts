/** React's part of waking an island; loaded with the first one. */
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { IslandComponent } from './islands.ts';

/**
 * Draws an island over the server's markup, which is the same. The drawing is one synchronous step, so that nothing
 * flashes. If the island fails, the server's markup comes back.
 */
export function mountIsland(container: HTMLElement, component: IslandComponent, props: object): void {
  const served = [...container.childNodes];
  const root = createRoot(container, {
    onUncaughtError(error) {
      console.error(error);
      queueMicrotask(() => {
        root.unmount();
        container.replaceChildren(...served);
      });
    },
  });
  flushSync(() => root.render(createElement(component as ComponentType<object>, props)));
}
