import { useEffect, useLayoutEffect, useState } from 'react';
import { media } from './media';

/** Calls it whenever the window becomes such a one, or is one no more. Returns what ends that. */
function onTurnOf(name: Parameters<typeof media>[0], onTurn: () => void): () => void {
  const list = media(name);
  list?.addEventListener('change', onTurn);
  return () => list?.removeEventListener('change', onTurn);
}

/** Whether the window is such a one, also after it was turned or widened. The server cannot know. */
export function useMedia(name: Parameters<typeof media>[0], isAwake: boolean): boolean {
  const [matches, setMatches] = useState(() => isAwake && media(name)?.matches === true);
  useEffect(() => {
    const onChange = () => setMatches(media(name)?.matches ?? false);
    onChange();
    return onTurnOf(name, onChange);
  }, [name]);
  return matches;
}

/** What is put where one kind of window has it closes in the other: a turned tablet is a phone, or is none any more. */
export function useTurned(onTurn: () => void): void {
  // From the moment on in which it is there.
  useLayoutEffect(() => onTurnOf('phone', onTurn), [onTurn]);
}
