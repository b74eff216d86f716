import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
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
type LinkState = 'opened' | 'unreadable' | 'openedFile' | 'unreadableFile';
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
export function useText(first: string, locale: Locale) {
  const [entries, setEntries] = useState<Entries>({ past: [], text: first, future: [], isTyping: false });
  const [link, setLink] = useState<LinkState>();
  const { past, text, future, isTyping, isPasted } = entries;

  // What was there before anything was changed is stored already, or comes with the page.
  const isChanged = past.length + future.length > 0;
  useEffect(() => {
    if (isChanged) store(text, locale);
  }, [isChanged, text, locale]);

  // Before it is painted; what was typed before the script came stays.
  useLayoutEffect(() => {
    const before = stored(locale);
    if (before === undefined) return;
    setEntries((now) => (now.text === first ? { ...now, text: before } : now));
  }, [first, locale]);
  /** Puts a protocol from elsewhere in the place of the text, and says so. */
  const bring = useCallback(
    (protocol: Protocol | undefined, read: LinkState, unread: LinkState) => {
      setLink(protocol ? read : unread);
      if (protocol) setEntries((now) => changed(now, printProtocol(protocol, locale), false));
    },
    [locale],
  );
  useLayoutEffect(() => {
    const follow = () =>
      openHash((hash) => {
        const read = readProtocolHash(hash);
        if (read) bring(read.protocol, 'opened', 'unreadable');
        return read !== undefined;
      });
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [bring]);

  /** A protocol as JSON, chosen or dropped. */
  const openFile = async (file: File) => {
    let protocol: Protocol | undefined;
    try {
      const { $schema: _, ...value } = JSON.parse(await file.slice(0, MOST_BYTES).text());
      protocol = readProtocol(value);
    } catch {
      // It is said below.
    }
    bring(protocol, 'openedFile', 'unreadableFile');
  };

  const goTo = (next: string, before: string[], after: string[]) => {
    setLink(undefined);
    setEntries({ past: before, text: next, future: after, isTyping: false });
  };
  return {
    text,
    link,
    /** Whether the last change was typed. */
    isTyping: isTyping && !isPasted,
    /** A change by keys; all of them in a row are undone at once. */
    type(next: string) {
      setLink(undefined);
      setEntries((now) => changed(now, next, true));
    },
    /** The field is left: what follows is another change. */
    rest: () => setEntries((now) => (now.isTyping ? { ...now, isTyping: false } : now)),
    /** Another text in its place. */
    replace(next: string) {
      setLink(undefined);
      if (next !== text) setEntries((now) => changed(now, next, false));
    },
    /** A sentence more, behind the others or before them; of what is there when it is its turn: another one may be on its way. */
    add(sentence: string, isFirst: boolean) {
      setLink(undefined);
      setEntries((now) => {
        const [before, behind] = isFirst ? [sentence, now.text.trimEnd()] : [now.text.trimEnd(), sentence];
        return changed(now, [before, behind].filter(Boolean).join('\n'), false);
      });
    },
    openFile,
    undo:
      past.length > 0 ? () => goTo(past.at(-1) as string, past.slice(0, -1), [text, ...future]) : undefined,
    redo: future.length > 0 ? () => goTo(future[0] as string, [...past, text], future.slice(1)) : undefined,
  };
}
