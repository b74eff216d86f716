import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isForConversion } from '@/lib/input-method';
import { media } from './media';
import { useTurned } from './use-media';

type LayerProps = {
  role: 'dialog' | 'menu';
  label: string;
  className: string;
  /** Where in the window it is put, if anywhere; on a phone it stays at the lower edge. */
  at?(): { top: number; left: number } | undefined;
  /** What has the focus first. */
  focus: string;
  onClose(): void;
  onKeyDown?(event: KeyboardEvent): void;
  children: ReactNode;
};

/** A layer over the page that closes with Escape or a press beside it, and gives the focus back. */
export function Layer({ role, label, className, at, focus, onClose, onKeyDown, children }: LayerProps) {
  const own = useRef<HTMLDivElement>(null);
  useTurned(onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useLayoutEffect(() => {
    const layer = own.current as HTMLDivElement;
    const before = document.activeElement as HTMLElement | null;
    layer.showPopover?.();
    const place = media('phone')?.matches === false && at?.();
    if (place) put(layer, place);
    (layer.querySelector<HTMLElement>(focus) ?? layer).focus({ preventScroll: true });
    return () => {
      if (layer.contains(document.activeElement) || document.activeElement === document.body) before?.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has one of two roles
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div
      ref={own}
      popover="auto"
      role={role}
      aria-label={label}
      tabIndex={-1}
      className={`m-0 overflow-y-auto rounded-edge border-0 bg-white text-ink [box-shadow:var(--shadow-pop)] [--focus:var(--color-teal)] ${className}`}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      // Keys for the input method end or choose a conversion, and nothing of the layer.
      onKeyDownCapture={(event) => isForConversion(event.nativeEvent) && event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          onClose();
        } else onKeyDown?.(event);
      }}
    >
      {children}
    </div>
  );
}

/** Never out of the window. */
function put(
  { style, offsetHeight, offsetWidth }: HTMLElement,
  { top, left }: { top: number; left: number },
) {
  const { innerHeight, innerWidth, scrollX, scrollY } = window;
  const within = (wanted: number, most: number) => Math.max(8, Math.min(wanted, most));
  style.top = `${within(top, innerHeight - offsetHeight - 8) + scrollY}px`;
  style.left = `${within(left, innerWidth - offsetWidth - 16) + scrollX}px`;
}
