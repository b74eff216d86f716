import { useEffect, useState } from 'react';

type Parts = typeof import('./on-demand');
export type LoadParts = () => Promise<Parts>;

/** The parts that come when they are first wanted. If they do not come, they are asked for again the next time. */
export function usePart(load: LoadParts, isWanted: boolean): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    if (isWanted && !parts) load().then(setParts, console.error);
  }, [load, isWanted, parts]);
  return parts;
}
