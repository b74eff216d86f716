import { useLayoutEffect, useRef, useState } from 'react';
import { type Locale, otherLocale } from '@/lib/i18n/locales';
import { readProtocolHash } from '@/lib/protocol/link';
import { type Protocol, readProtocol } from '@/lib/protocol/model';
import { printProtocol } from '@/lib/protocol/print';
import { understand } from '@/lib/protocol/understand';
import { openHash } from '../kit/open-hash';
import { storedText, storeText } from '../kit/session';

/** Where what is typed outlasts a reload. Both languages share it: what is understood is printed in the other. */
const STORED = 'labcraft-try';
const MOST_UNDONE = 50;
/** More characters at once are not typed: they were pasted, and all that they mean is shown at once. */
const MOST_TYPED = 20;

/** More than the longest protocol has as JSON is not read. */
const MOST_BYTES = 1_000_000;

/** What came of the last link or file: the protocol is open, or it could not be read. */
export type LinkState = 'opened' | 'unreadable' | 'openedFile' | 'unreadableFile';
export type TextState = {
  text: string;
  link: LinkState | undefined;
  /** Whether the last change was typed. */
  isTyping: boolean;
  /** A change by keys; all of them in a row are undone at once. */
  type(text: string): void;
  /** The field is left: what follows is another change. */
  rest(): void;
  /** Another text in its place. */
  replace(text: string): void;
  /** A protocol as JSON, chosen or dropped. */
  openFile(file: File): Promise<void>;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
};
type Entries = { past: string[]; text: string; future: string[]; isTyping: boolean; isPasted?: boolean };

/** Keeps what is typed, also in the other language: its page cannot read this one. */
function store(text: string, locale: Locale): void {
  const { protocol, understood } = understand(text, locale);
  const other = otherLocale(locale);
  storeText(
    STORED,
    JSON.stringify({ [locale]: text, [other]: understood ? printProtocol(protocol, other) : text }),
  );
}

/** What was typed before a reload or in the other language. What is not understood stays in its own words. */
function stored(locale: Locale): string | undefined {
  try {
    const text: unknown = JSON.parse(storedText(STORED) ?? '{}')[locale];
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

const changed = (now: Entries, text: string, isTyping: boolean): Entries => ({
  past: isTyping && now.isTyping ? now.past : [...now.past.slice(1 - MOST_UNDONE), now.text],
  text,
  future: [],
  isTyping,
  isPasted: Math.abs(text.length - now.text.length) > MOST_TYPED,
});

/** The text of the studio: typed, linked, stored, and undone. `first` is there where nothing else is. */
export function useText(first: string, locale: Locale): TextState {
  const [entries, setEntries] = useState<Entries>({ past: [], text: first, future: [], isTyping: false });
  const [link, setLink] = useState<LinkState>();
  const { past, text, future, isTyping, isPasted } = entries;

  const shown = useRef(text);
  // At once: what is typed last is typed just before the page is left.
  useLayoutEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    store(text, locale);
  }, [text, locale]);

  // Before it is painted; what was typed before the script came stays.
  useLayoutEffect(() => {
    const before = stored(locale);
    if (before === undefined) return;
    shown.current = before;
    setEntries((now) => (now.text === first ? { ...now, text: before } : now));
  }, [first, locale]);
  useLayoutEffect(() => {
    const follow = () =>
      openHash((hash) => {
        const read = readProtocolHash(hash);
        if (!read) return false;
        const { protocol } = read;
        setLink(protocol ? 'opened' : 'unreadable');
        if (protocol) setEntries((now) => changed(now, printProtocol(protocol, locale), false));
        return true;
      });
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [locale]);

  const openFile = async (file: File) => {
    let protocol: Protocol | undefined;
    try {
      const { $schema: _, ...value } = JSON.parse(await file.slice(0, MOST_BYTES).text());
      protocol = readProtocol(value);
    } catch {
      // It is said below.
    }
    setLink(protocol ? 'openedFile' : 'unreadableFile');
    if (protocol) setEntries((now) => changed(now, printProtocol(protocol, locale), false));
  };

  return {
    text,
    link,
    isTyping: isTyping && !isPasted,
    type(next) {
      setLink(undefined);
      setEntries((now) => changed(now, next, true));
    },
    rest: () => setEntries((now) => (now.isTyping ? { ...now, isTyping: false } : now)),
    replace(next) {
      setLink(undefined);
      if (next !== text) setEntries((now) => changed(now, next, false));
    },
    openFile,
    undo:
      past.length > 0
        ? () => {
            setLink(undefined);
            setEntries({
              past: past.slice(0, -1),
              text: past.at(-1) as string,
              future: [text, ...future],
              isTyping: false,
            });
          }
        : undefined,
    redo:
      future.length > 0
        ? () => {
            setLink(undefined);
            setEntries({
              past: [...past, text],
              text: future[0] as string,
              future: future.slice(1),
              isTyping: false,
            });
          }
        : undefined,
  };
}
