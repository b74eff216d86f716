import { type RefObject, useLayoutEffect } from 'react';
import { stillAt } from '../kit/still-at';
import { bookingText } from './booking-draft';
import type { StudioState } from './use-studio';

/** What stands below the bench and is no part of the island: examples, sayings to be written into the text, and the way to a demo. */
export function useBelow(studio: StudioState, bench: RefObject<HTMLElement | null>): void {
  const { typed, begin, load, mail, words, questions, locale } = studio;
  const { text } = typed;
  /** What was changed by it is looked at, and worked on, next: from the name of the example on. */
  const toBench = (at: Element | null) => {
    // It may come late.
    if (!stillAt(at)) return;
    bench.current?.querySelector('button')?.focus({ preventScroll: true });
    bench.current?.scrollIntoView();
  };
  useLayoutEffect(() => {
    for (const example of document.querySelectorAll<HTMLElement>('[data-example]'))
      example.setAttribute('aria-current', String(example.dataset.example === text));
    // It copies what the mail would say: what is written now.
    const copy = document.querySelector<HTMLElement>('[data-book] [data-copy]');
    if (copy) copy.dataset.copy = bookingText({ mail, words, questions, locale, typed: { text } });
  }, [text, mail, words, questions, locale]);
  // At once: what was pressed before the island was drawn is pressed again as soon as it is.
  useLayoutEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const pressed = (event.target as Element).closest<HTMLElement>(
        '[data-example], [data-say], [data-book] a',
      );
      if (!pressed) return;
      event.preventDefault();
      const { example, say, first } = pressed.dataset;
      const { activeElement } = document;
      // In the order of the presses, also where nothing comes that reads what is then there.
      const parts = await load().catch(console.error);
      if (example !== undefined) {
        begin(example);
        toBench(activeElement);
      } else if (say !== undefined) {
        // What wells hold comes before all that is done.
        typed.add(say, first !== undefined);
        toBench(activeElement);
      } else if (stillAt(activeElement)) {
        // Offline the link's own draft, which says nothing of the protocol.
        location.assign(parts ? parts.booking(studio) : (pressed as HTMLAnchorElement).href);
      }
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  });
}
