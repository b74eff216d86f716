import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { insertAt, type Move, moved, movedTo, newStep, type Path, samePath } from '@/lib/protocol/edit';
import { VERBS, type Verb } from '@/lib/protocol/operations/index';
import { BlockList } from './block';
import { Glyph } from './icons';
import { pathsOf } from './lines';
import { FOOT, HEAD, PANE } from './pane';
import { type Seam, seamAt } from './seams';
import type { StudioState } from './use-studio';

/** Keys that move the selected block, with Alt. */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
  w: 'wrap',
  W: 'wrap',
  '∑': 'wrap',
};
/** A pointer that has gone so far drags. */
const FAR = 4;

/** What is dragged: a block by its path, or a part of the tray by its verb; and where it would land. */
export type Drag = { from: Path | Verb; x: number; y: number; isFar: boolean; seam: Seam | undefined };

/** The blocks as a tree, and the parts that can be added. */
export function BlocksPane({ studio, className }: { studio: StudioState; className: string }) {
  const { words: all, blocks, selected, select, edit, open, isAwake } = studio;
  const words = all.check;
  const tree = useRef<HTMLDivElement>(null);
  const follow = useRef(false);
  const [drag, setDrag] = useState<Drag>();
  const paths = pathsOf(blocks);
  useLayoutEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    tree.current?.querySelector<HTMLElement>('[role="treeitem"][aria-selected="true"]')?.focus();
  });

  const add = (verb: Verb, target?: Path) => {
    const after = selected ? [...selected.slice(0, -1), (selected.at(-1) ?? 0) + 1] : [0];
    const path = target ?? after;
    edit({ steps: insertAt(blocks, path, newStep(verb)), path });
  };
  const move = (name: Move) => {
    const edited = selected && moved(blocks, selected, name);
    if (!edited) return;
    follow.current = true;
    edit(edited);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const place = paths.findIndex((path) => selected && samePath(path, selected));
    const next = paths[place + 1];
    const targets: Readonly<Record<string, Path | undefined>> = {
      ArrowUp: paths[place - 1],
      ArrowDown: next,
      Home: paths[0],
      End: paths.at(-1),
      ArrowLeft: selected && selected.length > 1 ? selected.slice(0, -1) : undefined,
      ArrowRight: next && selected && next.length > selected.length ? next : undefined,
    };
    const isItem = (event.target as Element).getAttribute('role') === 'treeitem';
    if (altKey && MOVES[key]) move(MOVES[key]);
    else if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') move('copy');
    else if (key === 'Delete' || (key === 'Backspace' && isItem)) move('remove');
    else if (key === '+' && isItem) add('dispense');
    else if (key === 'Enter' && isItem && selected) open(selected);
    else if (!altKey && key in targets) {
      const target = targets[key];
      if (target) {
        follow.current = true;
        select(target);
      }
    } else return;
    event.preventDefault();
  };

  const begin = (from: Path | Verb, { clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent) => {
    currentTarget.setPointerCapture?.(pointerId);
    setDrag({ from, x, y, isFar: false, seam: undefined });
  };
  const pull = ({ clientX, clientY }: PointerEvent) => {
    if (!drag) return;
    const isFar = drag.isFar || Math.hypot(clientX - drag.x, clientY - drag.y) > FAR;
    setDrag({ ...drag, isFar, seam: isFar && tree.current ? seamAt(tree.current, clientY) : undefined });
  };
  const drop = () => {
    setDrag(undefined);
    if (!drag?.isFar || !drag.seam) return drag?.isFar ?? false;
    if (typeof drag.from === 'string') add(drag.from, drag.seam.path);
    else edit(movedTo(blocks, drag.from, drag.seam.path));
    return true;
  };
  const handles = { begin, pull, drop };
  return (
    <section
      id="pane-check"
      className={`${PANE} border-l border-line bg-sunk ${className}`}
      aria-labelledby="studio-check"
    >
      <div className={`${HEAD} max-md:hidden`}>
        <h2 id="studio-check" className="text-[0.8125rem]/[1] tracking-normal text-ink">
          {words.title}
        </h2>
        <p id="studio-keys" className="ml-auto truncate text-[0.75rem]">
          {words.help}
        </p>
      </div>
      <div className="relative min-h-0 [scrollbar-width:thin] overflow-y-auto py-2 pr-6 pl-2 max-md:pt-4">
        {blocks.length ? (
          <div
            ref={tree}
            role="tree"
            tabIndex={-1}
            aria-label={words.tree}
            aria-describedby="studio-keys"
            className="relative outline-none"
            onKeyDown={onKeyDown}
          >
            <BlockList studio={studio} blocks={blocks} above={[]} handles={handles} />
            {drag?.seam ? (
              <span
                className="pointer-events-none absolute right-0 left-8 z-10 h-[3px] bg-teal"
                style={{ top: drag.seam.y - 2 }}
              />
            ) : null}
          </div>
        ) : (
          <p className="m-4 rounded-edge border border-dashed border-line-strong p-3 text-[0.875rem] text-ink-3">
            {words.empty}
          </p>
        )}
      </div>
      <div className={`${FOOT} overflow-y-auto`} data-needs-script>
        <p className="text-[0.75rem]/[1.3] text-ink-3">{words.add}</p>
        <div className="mt-1.5 flex flex-wrap gap-1 max-md:gap-2">
          {VERBS.map((verb) => (
            <button
              key={verb}
              type="button"
              disabled={!isAwake}
              title={words.verbHelp[verb]}
              className={`inline-flex min-h-7 touch-none items-center gap-1 rounded-edge border px-2 text-[0.8125rem]/[1.2] whitespace-nowrap pointer-coarse:min-h-11 ${PARTS[verb] ?? 'border-line-strong bg-white text-ink hover:border-ink'}`}
              onPointerDown={(event) => begin(verb, event)}
              onPointerMove={pull}
              onPointerCancel={() => setDrag(undefined)}
              onPointerUp={drop}
              onClick={() => !drag?.isFar && add(verb)}
            >
              <Glyph verb={verb} />
              {words.verbs[verb]}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

const PARTS: Readonly<Partial<Record<Verb, string>>> = {
  given: 'border-dashed border-line-strong text-ink hover:border-ink',
  repeat: 'border-teal bg-teal text-white hover:bg-teal-deep',
};
