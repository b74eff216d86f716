import { useEffect, useState } from 'react';
import { media } from './media';

/** Whether the window has room for one part at a time only, also after it was turned or widened. The server cannot know. */
export function usePhone(isAwake: boolean): boolean {
  const [isPhone, setPhone] = useState(() => isAwake && media('phone')?.matches === true);
  useEffect(() => {
    const narrow = media('phone');
    const onChange = () => setPhone(narrow?.matches ?? false);
    onChange();
    narrow?.addEventListener('change', onChange);
    return () => narrow?.removeEventListener('change', onChange);
  }, []);
  return isPhone;
}
