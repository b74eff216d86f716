import { fill } from '@/lib/listing/fill';
import { stepNumber } from '@/lib/protocol/edit';
import { Sign } from './icons';
import { whyNot } from './meaning';
import { SmallPlate } from './small-plate';
import { Spoken } from './spoken';
import { Tool } from './tool';
import { useRested } from './use-rested';
import type { StudioState } from './use-studio';

export type MenuName = 'examples' | 'keys';
type StripProps = { studio: StudioState; onTake(): void; onFull(): void; onMenu(menu: MenuName): void };

/** How the protocol stands: in words, with a sign and a colour. */
function stateOf(studio: StudioState) {
  const {
    words: { studio: words },
    isUnread,
    understood,
    rehearsal: { mistake },
  } = studio;
  if (isUnread) return { text: words.unread, sign: '…', look: 'text-on-dark-2' };
  const issues = understood.sentences.flatMap(({ issue }) => issue ?? []);
  if (issues[0])
    return {
      text: fill(words.refused, { n: issues.length }),
      why: whyNot(issues[0], studio),
      sign: '〜',
      look: 'text-white',
    };
  if (mistake)
    return {
      text: fill(words.stopped, { step: stepNumber(mistake.path) }),
      sign: '▲',
      look: 'text-orange-lit',
    };
  const text = understood.protocol.steps.length ? words.fine : words.nothing;
  return { text, sign: '●', look: 'text-teal-aqua' };
}

/** The strip above the bench: the example, undo, how the protocol stands, and the way out. */
export function Strip({ studio, onTake, onFull, onMenu }: StripProps) {
  const { words: all, typed, isAwake, examples, stop } = studio;
  const words = all.studio;
  const example = examples.find(({ text }) => text === typed.text);
  const state = stateOf(studio);
  // Half a word is nothing to be said of.
  const said = useRested([state.text, state.why].filter(Boolean).join(' '), typed.isConverting);
  return (
    <div className="flex min-h-12.5 items-center gap-2 border-t border-night-line pr-5 pl-6 max-md:min-h-14 max-md:flex-wrap max-md:gap-0 max-md:px-2 short:min-h-11.5">
      <p className="mr-2 flex h-7 flex-none items-center gap-2.5 border-r border-night-line pr-4 font-head text-[0.9375rem] font-semibold text-white max-md:hidden">
        {'LabCraft'}
        <span className="rounded-edge border border-teal-aqua px-1.5 py-1 text-[0.75rem]/[1] font-medium text-teal-aqua">
          {words.badge}
        </span>
      </p>
      <button
        type="button"
        disabled={!isAwake}
        aria-haspopup="menu"
        className="flex min-h-9 items-center gap-2 rounded-edge px-2.5 text-left text-[0.875rem]/[1.3] font-medium text-balance wrap-break-word [word-break:auto-phrase] text-white hover:bg-night-line max-md:flex-1 pointer-coarse:min-h-11"
        onClick={() => onMenu('examples')}
        data-needs-script
      >
        {example ? (
          <span className="w-10.5 max-md:hidden">
            <SmallPlate mixes={example.mixes} />
          </span>
        ) : null}
        <span className="text-[0.75rem] font-normal text-on-dark-2 max-lg:hidden">{all.say.example}</span>
        <span>{example?.name ?? all.say.own}</span>
        <Sign name="down" />
      </button>
      <Tool sign="undo" name={all.say.undo} disabled={!typed.undo} onClick={typed.undo} data-needs-script />
      <Tool sign="redo" name={all.say.redo} disabled={!typed.redo} onClick={typed.redo} data-needs-script />
      <p className="ml-auto pr-4 text-[0.75rem]/[1.3] max-lg:hidden">{words.private}</p>
      <p
        id="studio-state"
        className={`min-w-0 pr-2 text-[0.875rem]/[1.3] font-semibold max-lg:ml-auto max-md:max-w-32 max-md:flex-1 max-md:basis-20 max-md:text-[0.8125rem] ${state.look}`}
      >
        <span aria-hidden="true" className="mr-2 text-[0.75rem]">
          {state.sign}
        </span>
        {state.text}
      </p>
      <Spoken text={typed.added ?? ''} id={typed.at} />
      {/* Where it stops, the playback says so. */}
      <Spoken text={said} id={typed.turn} isSilent={stop !== undefined && !state.why} />
      <Tool
        sign="keys"
        name={words.keys}
        className="max-md:hidden"
        onClick={() => onMenu('keys')}
        data-needs-script
      />
      <Tool sign="full" name={words.full} className="max-md:hidden" onClick={onFull} data-needs-script />
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
