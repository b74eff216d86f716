import { useLayoutEffect } from 'react';
import type { StudioState } from './use-studio';

/** What stands below the bench and is no part of the island: examples, sayings to be written into the text, and the way to a demo. */
export function useBelow(studio: StudioState, onChange: () => void): void {
  const { text } = studio.typed;
  useLayoutEffect(() => {
    for (const example of document.querySelectorAll<HTMLElement>('[data-example]'))
      example.setAttribute('aria-current', String(example.dataset.example === text));
  }, [text]);
  // At once: what was pressed before the island was drawn is pressed again as soon as it is.
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent) => {
      const pressed = (event.target as Element).closest<HTMLElement>(
        '[data-example], [data-say], [data-book]',
      );
      if (!pressed) return;
      event.preventDefault();
      studio.load().then(({ below }) => {
        below(pressed, studio);
        if (pressed.dataset.book === undefined) onChange();
      }, console.error);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  });
}
