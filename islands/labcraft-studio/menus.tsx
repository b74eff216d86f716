import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { fill } from '@/lib/listing/fill';
import { SmallPlate } from './small-plate';
import type { MenuName } from './strip';
import { putUnder } from './under';
import type { StudioState } from './use-studio';

type MenuProps = { studio: StudioState; menu: MenuName; onClose(): void };

const LAYER =
  'm-0 max-h-[80svh] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-edge border-0 bg-white text-ink [box-shadow:var(--shadow-pop)]';

/** The element before or behind that with the focus. */
const beside = (by: number) => {
  const { nextElementSibling, previousElementSibling } = document.activeElement ?? {};
  return (by > 0 ? nextElementSibling : previousElementSibling) as HTMLElement | null | undefined;
};

/** A layer that closes with Escape or a press beside it, and gives the focus back. */
export function Menu({ studio, menu, onClose }: MenuProps) {
  const layer = useRef<HTMLDivElement>(null);
  const isKeys = menu === 'keys';
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    layer.current?.showPopover?.();
    const opener = document.querySelector('[aria-haspopup="menu"]')?.getBoundingClientRect();
    if (layer.current && opener && !isKeys)
      putUnder(layer.current, { bottom: opener.bottom + 8, left: opener.left });
    layer.current?.querySelector<HTMLElement>('button')?.focus();
    return () => before?.focus();
  }, [isKeys]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a menu or a dialog
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a menu or a dialog
    <div
      ref={layer}
      popover="auto"
      role={isKeys ? 'dialog' : 'menu'}
      aria-label={isKeys ? studio.words.studio.keys : studio.words.say.example}
      className={`${LAYER} ${isKeys ? 'm-auto w-[30rem] p-5' : 'w-[640px] grid-cols-2 p-2 open:grid max-md:inset-x-2 max-md:top-auto max-md:bottom-2 max-sm:grid-cols-1 md:absolute md:inset-auto'}`}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onKeyDown={(event) => {
        const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
        if (event.key === 'Escape') onClose();
        else if (by) beside(by)?.focus();
        else return;
        event.stopPropagation();
      }}
    >
      {isKeys ? <Keys words={studio.words.studio} /> : <Examples studio={studio} onClose={onClose} />}
    </div>
  );
}

/** The examples as their plates. What was there is brought back by undo. */
const Examples = ({ studio, onClose }: Omit<MenuProps, 'menu'>): ReactNode =>
  studio.examples.map(({ name, text, motions, tips, mixes }) => (
    <button
      key={name}
      type="button"
      role="menuitem"
      className={`grid grid-cols-[84px_minmax(0,1fr)] items-center gap-3.5 rounded-edge px-3 py-2 text-left hover:bg-sunk ${text === studio.typed.text ? 'bg-sunk [box-shadow:inset_3px_0_0_var(--color-teal)]' : ''}`}
      onClick={() => {
        studio.typed.replace(text);
        studio.go(Number.POSITIVE_INFINITY);
        onClose();
      }}
    >
      <SmallPlate mixes={mixes} />
      <span className="min-w-0">
        <b className="block text-[0.875rem]/[1.6]">{name}</b>
        <span className="text-[0.75rem]/[1.4] text-ink-3">
          {fill(studio.words.studio.size, { n: motions, tips })}
        </span>
      </span>
    </button>
  ));

/** The keys that do something. */
const Keys = ({ words }: { words: StudioState['words']['studio'] }) => (
  <>
    <b className="text-[1.0625rem]">{words.keys}</b>
    <dl className="mt-3 text-[0.8125rem]">
      {words.keyList.map(({ keys, what }) => (
        <div key={keys} className="grid grid-cols-[11rem_minmax(0,1fr)] gap-4 border-t border-line py-1.5">
          <dt className="font-mono text-ink">{keys}</dt>
          <dd className="text-ink-2">{what}</dd>
        </div>
      ))}
    </dl>
  </>
);
