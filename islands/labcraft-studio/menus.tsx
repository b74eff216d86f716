import type { ReactNode } from 'react';
import { fill } from '@/lib/listing/fill';
import { Layer } from './layer';
import { SmallPlate } from './small-plate';
import type { MenuName } from './strip';
import type { StudioState } from './use-studio';

type MenuProps = { studio: StudioState; menu: MenuName; onClose(): void };

/** What the strip opens: the examples, or the keys that do something. */
export function Menu({ studio, menu, onClose }: MenuProps) {
  const { words } = studio;
  return menu === 'keys' ? (
    <Layer
      role="dialog"
      label={words.studio.keys}
      className="m-auto max-h-[80svh] w-[30rem] max-w-[calc(100vw-1rem)] p-5"
      focus="button"
      onClose={onClose}
    >
      <Keys words={words.studio} />
    </Layer>
  ) : (
    <Layer
      role="menu"
      label={words.say.example}
      className="max-h-[80svh] w-[640px] max-w-[calc(100vw-1rem)] grid-cols-2 p-2 open:grid max-md:inset-x-2 max-md:top-auto max-md:bottom-2 max-sm:grid-cols-1 md:absolute md:inset-auto"
      at={() => {
        const { bottom = 0, left = 0 } = opener()?.getBoundingClientRect() ?? {};
        return { top: bottom + 8, left };
      }}
      focus="button"
      onClose={onClose}
      onKeyDown={(event) => {
        const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
        if (!by) return;
        event.stopPropagation();
        event.preventDefault();
        beside(by)?.focus();
      }}
    >
      <Examples studio={studio} onClose={onClose} />
    </Layer>
  );
}

const opener = () => document.querySelector('[aria-haspopup="menu"]');
/** The element before or behind that with the focus. */
const beside = (by: number) => {
  const { nextElementSibling, previousElementSibling } = document.activeElement ?? {};
  return (by > 0 ? nextElementSibling : previousElementSibling) as HTMLElement | null | undefined;
};

/** The examples as their plates. What was there is brought back by undo. */
const Examples = ({ studio, onClose }: Omit<MenuProps, 'menu'>): ReactNode =>
  studio.examples.map(({ name, text, motions, tips, mixes }) => (
    <button
      key={name}
      type="button"
      role="menuitem"
      className={`grid grid-cols-[84px_minmax(0,1fr)] items-center gap-3.5 rounded-edge px-3 py-2 text-left hover:bg-sunk ${text === studio.typed.text ? 'bg-sunk [box-shadow:inset_3px_0_0_var(--color-teal)]' : ''}`}
      onClick={() => {
        studio.begin(text);
        onClose();
      }}
    >
      <SmallPlate mixes={mixes} />
      <span className="min-w-0">
        <b className="block text-[0.875rem]/[1.6]">{name}</b>
        <span className="text-[0.75rem]/[1.5] text-ink-3">
          {fill(studio.words.studio.size, { n: motions, tips })}
        </span>
      </span>
    </button>
  ));

const Keys = ({ words }: { words: StudioState['words']['studio'] }) => (
  <>
    <b className="text-[1.0625rem]">{words.keys}</b>
    <dl className="mt-3 text-[0.8125rem]">
      {words.keyList.map(({ keys, what }) => (
        <div key={keys} className="grid grid-cols-[11rem_minmax(0,1fr)] gap-4 border-t border-line py-1.5">
          <dt className="font-code text-ink">{keys}</dt>
          <dd className="text-ink-2">{what}</dd>
        </div>
      ))}
    </dl>
  </>
);
