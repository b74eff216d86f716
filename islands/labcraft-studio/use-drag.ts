import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Path } from '@/lib/protocol/edit';
import type { Verb } from '@/lib/protocol/operations/index';
import { type Seam, seamAt } from './seams';

/** A pointer that has gone so far drags: less is a press of a hand that is not still. */
const FAR = 10;

/** What is dragged: a block by its path, or a part of the tray by its verb. */
type Drag = { from: Path | Verb; x: number; y: number; seam: Seam | undefined };

/**
 * Dragging to a seam between blocks. Escape ends it, and nothing has moved; and so does what changes the blocks meanwhile, as
 * another one may stand at the path then.
 */
export function useDrag(
  tree: RefObject<HTMLElement | null>,
  blocks: readonly unknown[],
  onDrop: (from: Path | Verb, to: Path) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  /** Whether the last press became a drag, and so is no press of what it began on. */
  const isFar = useRef(false);
  const cancel = () => setDrag(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends when they change
  useLayoutEffect(cancel, [blocks]);
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setDrag(undefined);
    };
    addEventListener('keydown', leave, true);
    return () => removeEventListener('keydown', leave, true);
  }, [isDragging]);
  return {
    drag,
    /** Whether a press of something was a press, and did not drag it. */
    isPress() {
      const wasFar = isFar.current;
      isFar.current = false;
      return !wasFar;
    },
    handles: {
      begin(
        from: Path | Verb,
        { button, isPrimary, clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent,
      ) {
        if (button > 0 || isPrimary === false) return;
        currentTarget.setPointerCapture?.(pointerId);
        isFar.current = false;
        setDrag({ from, x, y, seam: undefined });
      },
      pull({ clientX, clientY }: PointerEvent) {
        if (!drag) return;
        isFar.current ||= Math.hypot(clientX - drag.x, clientY - drag.y) > FAR;
        if (isFar.current) setDrag({ ...drag, seam: seamAt(tree.current as HTMLElement, clientX, clientY) });
      },
      drop() {
        setDrag(undefined);
        if (drag?.seam) onDrop(drag.from, drag.seam.path);
      },
      cancel,
    },
  };
}
