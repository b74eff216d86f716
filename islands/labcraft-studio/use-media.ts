import { useEffect, useState } from 'react';
import { media } from './media';

/** Whether the window is such a one, also after it was turned or widened. The server cannot know. */
export function useMedia(name: Parameters<typeof media>[0], isAwake: boolean): boolean {
  const [matches, setMatches] = useState(() => isAwake && media(name)?.matches === true);
  useEffect(() => {
    const list = media(name);
    const onChange = () => setMatches(list?.matches ?? false);
    onChange();
    list?.addEventListener('change', onChange);
    return () => list?.removeEventListener('change', onChange);
  }, [name]);
  return matches;
}

/** What is put where one kind of window has it closes in the other: a turned tablet is a phone, or is none any more. */
export function useTurned(onTurn: () => void): void {
  useEffect(() => {
    const list = media('phone');
    list?.addEventListener('change', onTurn);
    return () => list?.removeEventListener('change', onTurn);
  }, [onTurn]);
}
