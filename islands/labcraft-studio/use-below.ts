import { useEffect } from 'react';
import type { StudioState } from './use-studio';

/** What stands below the bench and is no part of the island: sayings to be written into the text, and the way to a demo. */
export function useBelow(studio: StudioState, write: (text: string) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const pressed = (event.target as Element).closest<HTMLElement>('[data-say], [data-book]');
      if (!pressed) return;
      event.preventDefault();
      studio.load().then(({ below }) => below(pressed, studio, write), console.error);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  });
}
