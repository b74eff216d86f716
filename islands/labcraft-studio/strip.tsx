import { fill } from '@/lib/listing/fill';
import { stepNumber } from '@/lib/protocol/export/worklist';
import { Sign } from './icons';
import type { StudioState } from './use-studio';

const ICON =
  'grid size-9 flex-none place-items-center rounded-edge text-white hover:bg-night-line disabled:bg-transparent disabled:text-line-strong pointer-coarse:size-11';

export type MenuName = 'examples' | 'keys';
type StripProps = { studio: StudioState; onTake(): void; onFull(): void; onMenu(menu: MenuName): void };

/** The strip above the bench: the example, undo, how the protocol stands, and the way out. */
export function Strip({ studio, onTake, onFull, onMenu }: StripProps) {
  const { words: all, typed, understood, rehearsal, isAwake, examples } = studio;
  const words = all.studio;
  const refused = understood.sentences.filter(({ issue }) => issue).length;
  const { mistake } = rehearsal;
  const state = refused
    ? { text: fill(words.refused, { n: refused }), sign: '〜', look: 'text-white' }
    : mistake
      ? { text: fill(words.stopped, { step: stepNumber(mistake.path) }), sign: '▲', look: 'text-orange-lit' }
      : {
          text: understood.protocol.steps.length ? words.fine : words.nothing,
          sign: '●',
          look: 'text-teal-aqua',
        };
  return (
    <div className="flex min-h-12.5 items-center gap-2 border-t border-night-line pr-5 pl-6 max-md:min-h-14 max-md:gap-0 max-md:px-2">
      <p className="mr-2 flex h-7 items-center gap-2.5 border-r border-night-line pr-4 font-head text-[0.9375rem] font-semibold text-white max-md:hidden">
        {'LabCraft'}
        <span className="rounded-edge border border-teal-aqua px-1.5 py-1 text-[0.75rem]/[1] font-medium text-teal-aqua">
          {words.badge}
        </span>
      </p>
      <button
        type="button"
        disabled={!isAwake}
        aria-haspopup="menu"
        className="flex h-9 min-w-0 items-center gap-2 rounded-edge px-2.5 text-[0.875rem] font-medium whitespace-nowrap text-white hover:bg-night-line max-md:flex-1 pointer-coarse:h-11"
        onClick={() => onMenu('examples')}
        data-needs-script
      >
        <span className="text-[0.75rem] font-normal text-on-dark-2">{all.say.example}</span>
        <span className="truncate">
          {examples.find(({ text }) => text === typed.text)?.name ?? all.say.own}
        </span>
        <Sign name="down" />
      </button>
      <button
        type="button"
        className={ICON}
        disabled={!typed.undo}
        onClick={typed.undo}
        aria-label={all.say.undo}
        data-needs-script
      >
        <Sign name="undo" />
      </button>
      <button
        type="button"
        className={`${ICON} max-md:hidden`}
        disabled={!typed.redo}
        onClick={typed.redo}
        aria-label={all.say.redo}
        data-needs-script
      >
        <Sign name="redo" />
      </button>
      <p className="ml-auto truncate pr-4 text-[0.75rem] max-lg:hidden">{words.private}</p>
      <p
        id="studio-state"
        role="status"
        className={`min-w-0 truncate pr-2 text-[0.875rem] font-semibold max-lg:ml-auto max-md:text-[0.8125rem] ${state.look}`}
      >
        <span aria-hidden="true" className="mr-2 text-[0.75rem]">
          {state.sign}
        </span>
        {state.text}
      </p>
      <button
        type="button"
        className={`${ICON} max-md:hidden`}
        onClick={() => onMenu('keys')}
        aria-label={words.keys}
        data-needs-script
      >
        <Sign name="keys" />
      </button>
      <button
        type="button"
        className={`${ICON} max-md:hidden`}
        onClick={onFull}
        aria-label={words.full}
        data-needs-script
      >
        <Sign name="full" />
      </button>
      <button
        type="button"
        disabled={!isAwake}
        className="ml-1 inline-flex min-h-9 flex-none items-center gap-2.5 rounded-edge bg-white py-1 pr-5 pl-4 text-[0.875rem] font-semibold text-ink [clip-path:polygon(0_0,100%_0,100%_calc(100%-10px),calc(100%-10px)_100%,0_100%)] hover:bg-teal-mist max-md:hidden pointer-coarse:min-h-11"
        onClick={onTake}
        data-needs-script
      >
        {all.take.title}
        <Sign name="save" />
      </button>
    </div>
  );
}
