import { useEffect, useRef } from 'react';
import type { Path } from '@/lib/protocol/edit';

/** What was selected in one part comes into sight in the others: its block, and its sentence. */
export function useShown(selected: Path | undefined): void {
  const name = selected?.join();
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    for (const mark of ['[aria-selected=true]>*>[data-slip]', '[data-chosen-line]'])
      document.querySelector(mark)?.scrollIntoView({ block: 'nearest' });
  }, [name]);
}
