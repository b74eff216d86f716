import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import type { Move, Path } from '@/lib/protocol/edit';
import { beside, insertAt, moved, movedTo, newStep, samePath } from '@/lib/protocol/edit';
import { VERBS, type Verb } from '@/lib/protocol/operations/index';
import { BlockList } from './block';
import { Glyph } from './icons';
import { pathsOf } from './lines';
import { FOOT, HEAD, PANE, type PaneProps } from './pane';
import { useDrag } from './use-drag';

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
/** The blocks as a tree, and the parts that can be added. */
export const BlocksPane = memo(({ studio, className, inert }: PaneProps) => {
  const { words: all, blocks, selected, reach, edit, open, isAwake, follow } = studio;
  const words = all.check;
  const tree = useRef<HTMLDivElement>(null);
  const paths = pathsOf(blocks);
  useLayoutEffect(() => {
    const { current } = follow;
    if (!current) return;
    follow.current = false;
    if (current === 'lost' && document.activeElement !== document.body) return;
    const list = tree.current as HTMLElement;
    // Where no block is left, the box for the first one.
    (list.querySelector<HTMLElement>('[role="treeitem"][aria-selected="true"]') ?? list).focus();
  });

  const add = (verb: Verb, target?: Path) => {
    edit((now, at = selected) => {
      const path = target ?? (at ? beside(at, 1) : [0]);
      return { steps: insertAt(now, path, newStep(verb)), path };
    });
  };
  const move = (name: Move) => {
    if (!selected || !moved(blocks, selected, name)) return;
    follow.current = true;
    edit((now) => moved(now, selected, name));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const isCommand = ctrlKey || metaKey;
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
    const own = event.target as Element;
    const isItem = own === tree.current || own.getAttribute('role') === 'treeitem';
    if (altKey && MOVES[key]) move(MOVES[key]);
    else if (isCommand && key.toLowerCase() === 'd') move('copy');
    else if (key === 'Delete' || (key === 'Backspace' && isItem)) move('remove');
    else if (key === '+' && isItem && !isCommand) {
      follow.current = true;
      add('dispense');
    } else if (key === 'Enter' && isItem && selected) open(selected);
    else if (!altKey && !metaKey && key in targets) {
      const target = targets[key];
      if (target) reach(target);
    } else return;
    event.preventDefault();
  };

  const { drag, isPress, handles } = useDrag(tree, blocks, (from, to) =>
    typeof from === 'string' ? add(from, to) : edit((now) => movedTo(now, from, to)),
  );
  return (
    <section
      id="pane-check"
      className={`${PANE} border-l border-line bg-sunk ${className}`}
      inert={inert}
      aria-labelledby="studio-check"
    >
      <div className={`${HEAD} max-md:hidden`}>
        <h2 id="studio-check" className="text-[0.8125rem]/[1] tracking-normal text-ink">
          {words.title}
        </h2>
        <span id="studio-keys" className="ml-auto text-[0.75rem]/[1.3] whitespace-normal" data-needs-script>
          {words.help}
        </span>
      </div>
      <div className="relative min-h-0 [scrollbar-width:thin] overflow-y-auto py-2 pr-6 pl-2 max-md:pt-4">
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has one of two roles */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
        <div
          ref={tree}
          role={blocks.length ? 'tree' : 'group'}
          tabIndex={-1}
          aria-label={words.tree}
          aria-describedby="studio-keys"
          className="relative outline-none"
          onKeyDown={onKeyDown}
        >
          {blocks.length ? (
            <BlockList studio={studio} blocks={blocks} above={[]} handles={handles} />
          ) : (
            <p className="m-4 rounded-edge border border-dashed border-line-strong p-3 text-[0.875rem] text-ink-3">
              {words.empty}
            </p>
          )}
          {drag?.seam ? (
            <span
              data-seam=""
              className="pointer-events-none absolute right-0 left-8 z-10 h-[3px] bg-teal after:absolute after:top-0 after:left-8 after:h-2 after:w-6.5 after:bg-inherit after:[clip-path:polygon(0_0,100%_0,75%_100%,25%_100%)] forced-colors:bg-[Highlight]"
              style={{ top: drag.seam.y - 2 }}
            />
          ) : null}
        </div>
      </div>
      <div className={`${FOOT} overflow-y-auto`} data-needs-script>
        <p className="text-[0.75rem]/[1.3] text-ink-3 short:sr-only">{words.add}</p>
        <div className="mt-1.5 flex flex-wrap gap-1 max-md:gap-2 short:mt-0 short:gap-y-0.5">
          {VERBS.map((verb) => (
            <button
              key={verb}
              type="button"
              disabled={!isAwake}
              title={words.verbHelp[verb]}
              className={`inline-flex min-h-7 items-center gap-1 rounded-edge border px-2 text-[0.8125rem]/[1.5] whitespace-nowrap pointer-coarse:min-h-11 short:pointer-fine:min-h-6.5 ${PARTS[verb] ?? 'border-line-strong bg-white text-ink hover:border-ink'}`}
              onPointerDown={(event) => handles.begin(verb, event)}
              onPointerMove={handles.pull}
              onPointerCancel={handles.cancel}
              onPointerUp={handles.drop}
              // A press by the keyboard has no pointer that could have dragged before it.
              onClick={({ detail }) => (isPress() || detail === 0) && add(verb)}
            >
              <Glyph verb={verb} />
              {words.verbs[verb]}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
});

const PARTS: Readonly<Partial<Record<Verb, string>>> = {
  given: 'border-dashed border-line-strong text-ink hover:border-ink',
  repeat: 'border-teal bg-teal text-white hover:bg-teal-deep',
};
