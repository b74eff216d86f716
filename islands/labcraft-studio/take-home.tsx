import { useId, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { LOCALES } from '@/lib/i18n/locales';
import { stepPath } from '@/lib/protocol/blocks';
import { stepNumber } from '@/lib/protocol/edit';
import { protocolHash } from '@/lib/protocol/link';
import { rehearse } from '@/lib/protocol/rehearse';
import { saveFile } from '@/lib/save-file';
import { Uncopied } from '../kit/uncopied';
import { bookingText } from './booking-draft';
import { FORMATS, type Format } from './formats';
import { media } from './media';
import { OtherWays } from './other-ways';
import { Preview } from './preview';
import { SheetSign } from './sheet-sign';
import { useTurned } from './use-media';
import type { StudioState } from './use-studio';

const HANDS = {
  copy: 'border border-ink text-ink hover:bg-ink hover:text-white disabled:border-line',
  save: 'bg-teal text-white hover:bg-teal-deep',
};

type TakeHomeProps = { studio: StudioState; format: Format; onFormat(format: Format): void; onClose(): void };

/** The protocol in the form in which it is wanted elsewhere: a drawer over blocks and plate, a screen on a phone. */
export function TakeHome({ studio, format, onFormat, onClose }: TakeHomeProps) {
  const { words: all, locale, address, understood, rehearsal, of, selected, blocks } = studio;
  const { protocol } = understood;
  const words = all.take;
  const id = useId();
  const drawer = useRef<HTMLDialogElement>(null);
  /** What came of a press, and of how many: the same once more is said again. */
  const [[state, presses], setState] = useReducer(
    ([, before]: readonly [string, number], text: string) => [text, before + 1] as const,
    ['', 0],
  );
  const {
    file,
    type,
    runs,
    content: contentOf,
  } = FORMATS.find((one) => one.id === format) as (typeof FORMATS)[number];
  const isReady = understood.understood && protocol.steps.length > 0;
  const content = isReady && !(runs && rehearsal.mistake) ? contentOf(of, rehearsal, studio) : '';

  useTurned(onClose);
  useLayoutEffect(() => {
    const dialog = drawer.current as HTMLDialogElement;
    const before = document.activeElement as HTMLElement | null;
    // On a phone nothing else is in sight, and nothing else has the focus. Elsewhere `show` would move the page as well.
    if (media('phone')?.matches) {
      dialog.showModal?.();
      // As it is by itself; named, it also holds the page below (app/styles/overlays.css).
      dialog.setAttribute('closedby', 'closerequest');
    }
    dialog.open = true;
    dialog.querySelector<HTMLElement>('[type="radio"]:checked')?.focus();
    return () => {
      const { activeElement, body } = document;
      // As long as it is open, nothing else takes the focus.
      dialog.close?.();
      // The words beside it keep what they have.
      if (activeElement === body || dialog.contains(activeElement)) before?.focus();
    };
  }, []);
  const chosen = selected && stepPath(blocks, selected);
  const step = chosen && stepNumber(chosen);
  const lines = content.replace(/\r/g, '').trimEnd().split('\n');
  // The notes in a script are in the language of the page.
  const language = LOCALES.find((one) => one === format) ?? locale;

  const { notice } = studio.typed;
  const before = useRef(notice);
  useLayoutEffect(() => {
    if (notice && notice !== before.current) setState(all.say[notice.kind]);
  }, [notice, all]);

  const [uncopied, setUncopied] = useState<'copy' | 'link' | 'copyMail'>('copy');
  const copy = (text: string, what: typeof uncopied = 'copy') =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setState(words.copied),
        () => {
          setUncopied(what);
          setState(words.failed);
        },
      );
  /** Hands over what the text means now, which may be newer than what is shown. */
  const take = (hand: (text: string) => unknown) => {
    const result = of === protocol ? rehearsal : rehearse(protocol);
    if (runs && result.mistake) setState(words.blocked);
    else hand(contentOf(protocol, result, studio));
  };
  const save = (text: string) => {
    setState(words.saved);
    // Spreadsheets take a file for UTF-8 by the mark at its start.
    saveFile(file, `${format === 'csv' ? '\uFEFF' : ''}${text}`, type);
  };
  const linkOf = () => {
    const hash = protocolHash(protocol);
    return hash && `${location.origin}${address}${hash}`;
  };
  const copyLink = () => {
    const link = linkOf();
    if (link) void copy(link, 'link');
    else setState(words.tooLong);
  };
  return (
    <dialog
      ref={drawer}
      aria-labelledby={`${id}h`}
      className="absolute inset-y-0 right-0 left-auto z-20 m-0 grid size-full max-h-none max-w-none grid-cols-[284px_minmax(0,1fr)] border-0 bg-white p-0 text-ink-2 [box-shadow:-24px_0_48px_-32px_color-mix(in_srgb,var(--color-ink)_30%,transparent)] max-md:fixed max-md:inset-0 max-md:grid-cols-1 max-md:grid-rows-[auto_minmax(0,1fr)] max-md:overflow-y-auto min-[74rem]:w-[calc(100%*1052/1440)]"
      onCancel={onClose}
    >
      <div className="flex min-h-0 flex-col overflow-y-auto border-r border-line bg-paper">
        <h2 id={`${id}h`} className="px-5 pt-4 pb-2 text-[1.25rem]">
          {words.title}
        </h2>
        <fieldset className="max-md:grid max-md:grid-cols-2">
          <legend className="sr-only">{words.format}</legend>
          {FORMATS.map((one) => (
            <label
              key={one.id}
              title={words.formatHelp[one.id]}
              className={`grid min-h-13 cursor-pointer grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 border-t border-line px-5 py-1 text-ink hover:bg-sunk has-checked:bg-white has-checked:[box-shadow:inset_3px_0_0_var(--color-teal)] has-focus-visible:[outline:3px_solid_var(--color-teal)] max-md:grid-cols-1 max-md:px-4 ${one.id === format ? 'forced-colors:[outline:2px_solid_Highlight]' : ''}`}
            >
              <input
                type="radio"
                name={id}
                className="sr-only"
                checked={one.id === format}
                onChange={() => {
                  onFormat(one.id);
                  setState('');
                }}
              />
              <span
                aria-hidden="true"
                className="row-span-2 font-code text-[0.75rem] text-teal max-md:hidden"
              >
                {`.${one.file.split('.')[1]}`}
              </span>
              <b className="text-[0.875rem]/[1.6]">{words.formats[one.id]}</b>
              <span className="font-code text-[0.75rem]/[1.5] text-ink-3">{one.file}</span>
            </label>
          ))}
        </fieldset>
        <OtherWays
          studio={studio}
          isReady={isReady}
          onCopyLink={copyLink}
          onCopyMail={() => void copy(bookingText(studio), 'copyMail')}
        />
      </div>
      <div className="grid min-h-0 min-w-0 grid-rows-[52px_auto_minmax(0,1fr)_auto]">
        <div className="flex items-center gap-3.5 border-b border-line pr-1 pl-6 max-md:pl-4">
          <b className="font-code text-[0.875rem] font-medium">{file}</b>
          <button
            type="button"
            aria-label={all.studio.close}
            className="ml-auto grid size-11 flex-none place-items-center rounded-edge hover:bg-sunk max-md:fixed max-md:top-2 max-md:right-2"
            onClick={onClose}
          >
            <SheetSign name="close" />
          </button>
        </div>
        <p className="border-b border-line px-6 py-2 text-[0.75rem]/[1.5] text-ink-3 max-md:px-4">
          {words.formatHelp[format]}
        </p>
        {content ? (
          <Preview words={words} lines={lines} format={format} language={language} step={step} />
        ) : (
          <p className="p-6 text-[0.875rem] text-ink">
            {isReady ? words.blocked : understood.understood ? words.nothing : words.unread}
          </p>
        )}
        <div className="flex flex-wrap items-stretch border-t border-ink">
          <dl className="flex flex-wrap text-[0.75rem]/[1.3] text-ink-3">
            {(
              [
                [words.steps, protocol.steps.length],
                [words.motions, rehearsal.moments.length],
                [words.tips, rehearsal.tips],
                [words.lines, content ? lines.length : 0],
              ] as const
            ).map(([term, value]) => (
              <div key={term} className="border-r border-line px-4 py-2 first:pl-6">
                <dt>{term}</dt>
                <dd className="text-[0.8125rem] font-semibold text-ink">{value}</dd>
              </div>
            ))}
          </dl>
          <p role="status" className="min-w-0 flex-1 px-4 py-3 text-[0.75rem]/[1.5] text-ink">
            <span key={presses}>{state}</span>
          </p>
          <div className="ml-auto flex items-center gap-2 p-2">
            {(['copy', 'save'] as const).map((name) => (
              <button
                key={name}
                type="button"
                disabled={!content}
                className={`inline-flex min-h-11 items-center gap-2 rounded-edge px-4 font-semibold disabled:bg-sunk disabled:text-ink-3 ${HANDS[name]}`}
                onClick={() => take({ copy, save }[name])}
              >
                <SheetSign name={name} />
                {words[name]}
              </button>
            ))}
          </div>
          {state === words.failed ? (
            <Uncopied
              aria-label={words[uncopied]}
              value={{ link: linkOf, copyMail: () => bookingText(studio), copy: () => content }[uncopied]()}
              className="w-full border border-line-strong bg-white p-3 font-code text-[0.8125rem]/[1.5] text-ink"
            />
          ) : null}
        </div>
      </div>
    </dialog>
  );
}
