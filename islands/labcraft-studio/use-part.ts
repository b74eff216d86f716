import { useEffect, useState } from 'react';

type Parts = typeof import('./on-demand');

/** The parts that come when they are first wanted. If they do not come, they are asked for again the next time. */
export function usePart(isWanted: boolean): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    if (isWanted && !parts) import('./on-demand').then(setParts, console.error);
  }, [isWanted, parts]);
  return parts;
}
