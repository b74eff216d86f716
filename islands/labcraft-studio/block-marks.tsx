import type { Block } from '@/lib/protocol/blocks';
import { beside, insertAt, newStep, type Path } from '@/lib/protocol/edit';
import { Sign } from './icons';
import type { StudioState } from './use-studio';

/** Where the pipette is, or which round it is, without moving what stands around it. */
export const Here = ({ isRound, text }: { isRound: boolean; text: string }) => (
  <span
    className={`pointer-events-none absolute text-[0.75rem]/[1.5] font-semibold whitespace-nowrap ${isRound ? 'top-3 right-3 text-on-teal-2' : 'right-5 -bottom-[9px] z-4 rounded-edge bg-ink px-1.5 text-white'}`}
  >
    {text}
  </span>
);

/** What the selected block offers at its right end: all its values and moves, and a place for the next one. */
export function More({ studio, path, block }: { studio: StudioState; path: Path; block: Block }) {
  const { words, open, edit, isAwake, follow } = studio;
  const after = beside(path, 1);
  return (
    <>
      <button
        type="button"
        disabled={!isAwake}
        aria-label={words.check.more}
        aria-haspopup="dialog"
        className="absolute top-1.5 right-1 grid size-6 place-items-center rounded-edge bg-inherit hover:bg-sunk max-md:hidden"
        onClick={(event) => {
          event.stopPropagation();
          open(path);
        }}
      >
        <span aria-hidden="true" className="font-bold">
          {'⋯'}
        </span>
      </button>
      {block.do === 'repeat' ? null : (
        <button
          type="button"
          disabled={!isAwake}
          aria-label={words.check.insert}
          className="absolute -right-3 -bottom-3 z-5 grid size-6 place-items-center rounded-edge bg-teal text-white hover:bg-ink focus-visible:[box-shadow:0_0_0_3px_var(--color-white)] pointer-coarse:after:absolute pointer-coarse:after:-inset-3"
          onClick={(event) => {
            event.stopPropagation();
            follow.current = true;
            edit((now) => ({ steps: insertAt(now, after, newStep('dispense')), path: after }));
          }}
        >
          <Sign name="plus" />
        </button>
      )}
    </>
  );
}
