import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isForConversion } from '@/lib/input-method';
import { BlocksPane } from './blocks-pane';
import { Deck } from './deck';
import type { Format } from './formats';
import { media } from './media';
import { nextPane } from './next-pane';
import { PlatePane } from './plate-pane';
import type { StudioProps } from './props';
import { type MenuName, Strip } from './strip';
import { Thread } from './thread';
import { useBelow } from './use-below';
import { useMedia } from './use-media';
import { useRested } from './use-rested';
import { useShown } from './use-shown';
import { type Tab, useStudio, type Waking } from './use-studio';
import { WordsPane } from './words-pane';

const TABS: readonly Tab[] = ['say', 'check', 'try'];
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('textarea, input, select, dialog, [role="dialog"]') !== null;

/** Whether a key is for the studio: it has the focus, or nothing has it and the studio is what one looks at. */
function isOurs(target: Element, frame: HTMLElement): boolean {
  const { top, bottom } = frame.getBoundingClientRect();
  const middle = innerHeight / 2;
  return frame.contains(target) || (target === document.body && top < middle && bottom > middle);
}

/** The workbench: sentences, blocks and plate beside one another, and time along the bottom. */
export function Studio(props: StudioProps & Waking) {
  const frame = useRef<HTMLElement>(null);
  const studio = useStudio(props, frame);
  const rested = useRested(studio, studio.isTyping);
  const { words, tab, setTab, opened, typed, isAwake, play, parts: more, bring } = studio;
  const bench = useRef<HTMLDivElement>(null);
  const [isTaking, setTaking] = useState(false);
  const [format, setFormat] = useState<Format>('opentrons');
  const [menu, setMenu] = useState<MenuName>();
  const onTake = () => bring(() => setTaking(true));
  const onMenu = (name: MenuName) => bring(() => setMenu(name));
  const left = tab === 'check' ? 'check' : 'say';
  const isWide = useMedia('wide', isAwake);
  const pane = (own: Tab) => ({
    /** Where a part is not in sight: on a phone all but one, on a small desk one of the two on the left. */
    className: `${own === tab ? '' : 'max-md:hidden'} ${own === 'try' || own === left ? '' : 'max-[74rem]:hidden'}`,
    /** The drawer leaves the words in sight where all three have room. */
    inert: isTaking && more !== undefined && !(isWide && own === 'say'),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    // Keys for the input method are for nothing else.
    if (isForConversion(event) || !isOurs(target as Element, frame.current as HTMLElement)) return;
    if (!more) studio.touch();
    const isCommand = ctrlKey || metaKey;
    const isUndo = isCommand && key.toLowerCase() === 'z';
    // With Caps Lock the letter is a capital; with Shift the press is the browser's.
    if (isUndo || (ctrlKey && !shiftKey && key.toLowerCase() === 'y')) {
      // What a field shows that is no value was no change: it is that which goes.
      const isUnfit = (target as Element).matches('[data-edit] [aria-invalid="true"]');
      const change = isUndo && !shiftKey ? (isUnfit ? typed.forget : typed.undo) : typed.redo;
      // What has the focus may go away with a block: the block itself, a value of it, or the layer of its values.
      if (change && target !== document.body)
        studio.follow.current =
          (target as Element).matches('[role="treeitem"], [aria-describedby="studio-keys"]') || 'lost';
      change?.();
    } else if (key === 'F6') nextPane(bench.current as HTMLElement, shiftKey ? -1 : 1);
    else if (key === 'Escape' && isTaking && !opened && !menu) setTaking(false);
    else if (isCommand || altKey || isField(target)) return;
    // Of one character: only with the focus inside, or speech input would set it off (WCAG 2.1.4).
    else if (key === '?' && target !== document.body) onMenu('keys');
    // With Shift, and where less motion is wanted and nothing plays, it scrolls the page.
    else if (
      key === ' ' &&
      !shiftKey &&
      !media('still')?.matches &&
      !(target as Element).closest('button, [role="tab"]')
    )
      play();
    else return;
    event.preventDefault();
  };
  // At once: a key that follows what was just drawn means that.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  useBelow(studio, frame);
  useShown(rested.selected);
  return (
    <section
      ref={frame}
      aria-label={words.studio.name}
      data-studio=""
      data-awake={isAwake ? '' : undefined}
      className="relative flex -scroll-mt-6 flex-col bg-night tnum text-[0.8125rem]/[1.5] text-on-dark-2 [--focus:var(--color-teal-aqua)] [--foot:8.25rem] md:h-[calc(100svh-4.5rem)] md:max-h-[67.5rem] md:min-h-160 short:[--foot:5.875rem]"
      // Safari gives no button the focus that is pressed, and what opens would not know where to give it back.
      onClickCapture={({ target }) => (target as Element).closest('button')?.focus({ preventScroll: true })}
      onDragOver={(event) => event.dataTransfer?.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        // Words go where they are dropped.
        const files = event.dataTransfer?.files;
        if (!files?.[0]) return;
        event.preventDefault();
        // Of several, none is the one that is meant.
        if (files.length > 1) typed.notify('unreadableFile');
        else void typed.openFile(files[0]);
      }}
    >
      <Strip
        studio={studio}
        onTake={onTake}
        onMenu={onMenu}
        onFull={() =>
          void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen?.())
        }
      />
      <Tabs isAwake={isAwake} tab={tab} left={left} onTab={setTab} onTake={onTake} words={words.studio} />
      <div
        ref={bench}
        className="relative grid min-h-0 flex-1 grid-cols-1 text-ink-2 [--focus:var(--color-teal)] md:grid-cols-[minmax(0,430fr)_minmax(0,594fr)] md:grid-rows-1 min-[74rem]:grid-cols-[minmax(0,388fr)_minmax(402px,420fr)_minmax(0,632fr)]"
      >
        <WordsPane studio={studio} {...pane('say')} />
        <BlocksPane studio={rested} {...pane('check')} />
        <PlatePane studio={rested} {...pane('try')} />
        {isAwake ? <Thread studio={rested} bench={bench} /> : null}
        {isTaking && more ? (
          <more.TakeHome
            studio={studio}
            format={format}
            onFormat={setFormat}
            onClose={() => setTaking(false)}
          />
        ) : null}
      </div>
      <Deck studio={rested} setTaking={setTaking} />
      {opened && more ? <more.BlockSheet key={opened.id} studio={studio} opened={opened} /> : null}
      {menu && more ? (
        <more.Menu key={menu} studio={studio} menu={menu} onClose={() => setMenu(undefined)} />
      ) : null}
      <Notice studio={studio} isElsewhere={isTaking} />
    </section>
  );
}

type TabsProps = {
  isAwake: boolean;
  tab: Tab;
  left: Tab;
  onTab(tab: Tab): void;
  onTake(): void;
  words: ReturnType<typeof useStudio>['words']['studio'];
};

/** One part at a time where there is no room for all. */
function Tabs({ isAwake, tab, left, onTab, onTake, words }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const isPhone = useMedia('phone', isAwake);
  const isOn = (one: Tab) => one === tab || (one === left && tab === 'try' && !isPhone);
  const look =
    'min-h-12 px-3.5 max-md:px-1 text-center text-[0.8125rem] font-semibold text-ink-3 aria-selected:text-ink aria-selected:[box-shadow:inset_0_-3px_0_var(--color-teal)]';
  return (
    <div
      className="top-18 z-10 flex border-b border-line bg-white [--focus:var(--color-teal)] max-md:grid max-md:grid-cols-4 min-[74rem]:hidden max-md:tall:sticky"
      data-needs-script
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a list of tabs once it is awake */}
      <div
        ref={list}
        {...(isAwake && { role: 'tablist', 'aria-label': words.parts })}
        className="contents"
        onKeyDown={(event) => {
          const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (!by) return;
          const shown = TABS.filter((one) => isPhone || one !== 'try');
          const next = shown[(shown.findIndex(isOn) + by + shown.length) % shown.length] as Tab;
          onTab(next);
          list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
        }}
      >
        {TABS.map((one) => {
          return (
            <button
              key={one}
              type="button"
              data-tab={one}
              // They are shown once there is something to choose with them.
              {...(isAwake && {
                role: 'tab',
                'aria-controls': `pane-${one}`,
                'aria-selected': isOn(one),
              })}
              tabIndex={isOn(one) ? 0 : -1}
              className={`${look} ${one === 'try' ? 'md:hidden' : ''}`}
              onClick={() => onTab(one)}
            >
              {words.tabs[one]}
            </button>
          );
        })}
      </div>
      <button type="button" className={`${look} md:hidden`} onClick={onTake}>
        {words.tabs.take}
      </button>
    </div>
  );
}

type NoticeProps = { studio: ReturnType<typeof useStudio>; isElsewhere: boolean };

/** What came of a link, a file or a change, until something else is done. The drawer says it itself: on a phone it covers all. */
function Notice({ studio: { typed, words }, isElsewhere }: NoticeProps) {
  const [isShown, setShown] = useState(false);
  const { notice } = typed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => setShown(notice !== undefined && !isElsewhere), [notice]);
  return (
    <p
      role="status"
      className={
        isShown
          ? 'fixed top-24 left-1/2 z-20 w-max max-w-[90%] -translate-x-1/2 rounded-edge bg-white px-4 py-2.5 text-ink [box-shadow:var(--shadow-pop)] max-[74rem]:top-32'
          : 'sr-only'
      }
    >
      {notice && isShown ? <span key={notice.id}>{words.say[notice.kind]}</span> : ''}
      {isShown ? (
        <button
          type="button"
          className="-my-2.5 ml-2 min-h-11 min-w-11 font-semibold text-teal underline"
          onClick={({ currentTarget }) => {
            // The button goes away; the studio keeps the focus, at its beginning.
            currentTarget.closest('section')?.querySelector('button')?.focus();
            setShown(false);
          }}
        >
          {words.studio.close}
        </button>
      ) : null}
    </p>
  );
}
