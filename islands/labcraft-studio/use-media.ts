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
