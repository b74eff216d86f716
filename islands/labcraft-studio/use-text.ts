import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Locale, otherLocale } from '@/lib/i18n/locales';
import { type Block, blocksOf, MARK, stepsOf } from '@/lib/protocol/blocks';
import { readProtocolHash, readProtocolText } from '@/lib/protocol/link';
import type { Protocol } from '@/lib/protocol/model';
import { namesPlates, printLines, printProtocol } from '@/lib/protocol/print';
import type { Understood } from '@/lib/protocol/understand';
import { followHash } from '../kit/follow-hash';
import { onReturn } from '../kit/on-return';
import { dropBefore, parsed, storeBefore, storedBefore, storedText, storeText } from '../kit/session';

/** Where what is typed outlasts a reload. Both languages share it: what is understood is printed in the other. */
const STORED = 'labcraft-studio';
const MOST_UNDONE = 50;
/** More characters at once are not typed: they were pasted, and all that they mean is shown at once. */
const MOST_TYPED = 20;
/** After such a pause what is typed is another change. */
const PAUSE_MS = 1000;
/** More than the longest protocol has as JSON is not read. */
const MOST_BYTES = 1_000_000;

/** What came of the last link or file, which is open or could not be read, of a change that has no room, or of a press whose parts did not come. */
type NoticeKind = 'opened' | 'unreadable' | 'openedFile' | 'unreadableFile' | 'full' | 'offline';
type Entries = {
  past: string[];
  text: string;
  future: string[];
  /** What the last change was one of, if the next may join it, and when it came. */
  of?: string;
  at: number;
  isPasted?: boolean;
  /** How often something was undone or done again: what is typed elsewhere is then no longer so. */
  turn: number;
  /** Where the caret comes back. */
  caret?: number;
  /** The sentence that the last change has added. */
  added?: string;
  /** Which conversion by the input method the last change is part of; 0 is none. */
  conversion?: number;
};
const TYPED = 'typed';

/** Words that came with the text were refused where they are understood: a mark keeps them so, whatever is now around them. */
const refused = (blocks: readonly Block[], cameWith: string): Block[] =>
  blocks.map((block): Block => {
    if (block.do === 'repeat') return { ...block, steps: refused(block.steps, cameWith) };
    const isOld = block.do === 'gap' && !block.text.startsWith(MARK) && cameWith.includes(block.text);
    return isOld ? { ...block, text: MARK + block.text } : block;
  });

/** Stores a text, also as the page in the other language shows it, which cannot read this one. Says whether there was room for it. */
function store(text: string, cameWith: string, locale: Locale, read?: Understood): boolean {
  const other = otherLocale(locale);
  const blocks = read && refused(blocksOf(read), cameWith);
  // Beside words of a gap that speak of another plate, those that name none may be of that one.
  const isNamed = (list: readonly Block[]) =>
    list.some((one) => one.do === 'gap' && /plate|プレート/i.test(one.text)) || namesPlates(stepsOf(list));
  return storeText(
    STORED,
    JSON.stringify({
      [locale]: text,
      [other]: blocks ? printLines(blocks, other, isNamed(blocks)).join('\n') : text,
    }),
  );
}

/** What was typed before a reload or in the other language. Sentences that are not understood stay in their own words. */
function stored(locale: Locale, json = storedText(STORED)): string | undefined {
  const text: unknown = parsed<Record<string, unknown>>(json)?.[locale];
  return typeof text === 'string' ? text : undefined;
}

/** A change: one more entry, or more of the last one. A pause ends what is typed; what is pasted stands alone. */
function changed(now: Entries, text: string, of?: string, isPaste = false, conversion = 0): Entries {
  if (text === now.text) return now;
  const at = Date.now();
  const isPasted = isPaste || Math.abs(text.length - now.text.length) > MOST_TYPED;
  // However long one looks for a word: what is not converted yet is nothing to come back to.
  const isSameWord = conversion > 0 && conversion === now.conversion;
  const isNew = isPasted || now.isPasted || at - now.at > PAUSE_MS;
  const isMore = of && of === now.of && (isSameWord || !(of === TYPED && isNew));
  const past = isMore ? now.past : [...now.past.slice(1 - MOST_UNDONE), now.text];
  return { past, text, future: [], of, at, isPasted, turn: now.turn, conversion };
}

/** Behind what another text has in its place. */
function caretIn(text: string, other: string): number {
  let same = 0;
  const most = Math.min(text.length, other.length);
  while (same < most && text.at(-1 - same) === other.at(-1 - same)) same += 1;
  return text.length - same;
}

/** The text of the studio: typed, linked, stored, and undone. `first` is there where nothing else is. */
export function useText(first: string, locale: Locale) {
  const [entries, show] = useState<Entries>({ past: [], text: first, future: [], at: 0, turn: 0 });
  const latest = useRef(entries);
  const setEntries = useCallback((change: (now: Entries) => Entries) => {
    latest.current = change(latest.current);
    show(latest.current);
  }, []);
  const [notice, setNotice] = useState<{ kind: NoticeKind; id: number }>();
  const notify = useCallback(
    (kind?: NoticeKind) => setNotice((before) => kind && { kind, id: (before?.id ?? 0) + 1 }),
    [],
  );
  const cameWith = useRef('');
  /** What undo has led back to, as both languages had it. */
  const restored = useRef<{ text: string; json: string }>(undefined);
  const { past, text, future, isPasted, turn, caret, added, at } = entries;
  const isTyping = entries.of === TYPED;

  // Before it is painted; what was typed before the script came stays.
  useLayoutEffect(() => {
    const before = stored(locale);
    cameWith.current = before ?? '';
    if (before !== undefined)
      setEntries((now) => ({
        ...now,
        text: now.text === first ? before : now.text,
        past: storedBefore(STORED).flatMap((json) => {
          const text = stored(locale, json);
          return text === undefined || text === before ? [] : [text];
        }),
      }));
    return onReturn(() => {
      const newer = stored(locale);
      cameWith.current = newer ?? '';
      if (newer !== undefined) setEntries((now) => changed(now, newer));
    });
  }, [first, locale, setEntries]);
  /** Puts a protocol from elsewhere in the place of the text, and says so. Says whether nothing of it would be lost by a reload. */
  const bring = useCallback(
    (protocol: Protocol | undefined, read: NoticeKind, unread: NoticeKind): boolean => {
      notify(protocol ? read : unread);
      if (!protocol) return true;
      const next = printProtocol(protocol, locale);
      storeBefore(STORED);
      setEntries((now) => changed(now, next));
      return store(next, '', locale);
    },
    [locale, setEntries, notify],
  );
  useLayoutEffect(
    () =>
      followHash((hash) => {
        const read = readProtocolHash(hash);
        return read !== undefined && bring(read.protocol, 'opened', 'unreadable');
      }),
    [bring],
  );

  /** A protocol as JSON, chosen or dropped. */
  const openFile = async (file: File) => {
    // A file that is gone by now, or may not be read, is said as one that holds no protocol.
    const json = await file
      .slice(0, MOST_BYTES)
      .text()
      .catch(() => '');
    bring(readProtocolText(json), 'openedFile', 'unreadableFile');
  };

  const goTo = (next: string, before: string[], after: string[]) => {
    setNotice(undefined);
    // What was opened over it is not what it would come back to after a reload, until it is done again.
    const last = storedBefore(STORED).findLast((json) => stored(locale, json) === next);
    if (last) {
      dropBefore(STORED, last);
      restored.current = { text: next, json: last };
    } else if (before.length > past.length && restored.current?.text === text) storeBefore(STORED);
    setEntries(() => ({
      past: before,
      text: next,
      future: after,
      at: 0,
      turn: turn + 1,
      caret: caretIn(next, text),
    }));
  };
  return {
    text,
    /** The text with what was changed since it was drawn. */
    latest: () => latest.current.text,
    /** Whether it is to be stored: what was there before anything was changed is so already, or comes with the page. */
    isChanged: at + turn > 0,
    notice,
    notify,
    added,
    at,
    turn,
    caret,
    /** Whether the last change was typed. */
    isTyping: isTyping && !isPasted,
    /** A change by keys; those without a pause, or of one conversion, are undone at once. */
    type(next: string, isPaste: boolean, conversion: number) {
      setNotice(undefined);
      setEntries((now) => changed(now, next, TYPED, isPaste, conversion));
    },
    /** The field is left: what follows is another change. */
    rest: () => setEntries((now) => (now.of === TYPED ? { ...now, of: undefined } : now)),
    /** Another text in its place; changes of one thing in a row are undone at once. */
    replace(next: string, of?: string) {
      setNotice(undefined);
      setEntries((now) => changed(now, next, of));
    },
    /** Stores the text once more, before another one is put in its place: undo leads back to it after a reload as well. */
    storeBefore: () => storeBefore(STORED),
    /** What there was before the last change, where that was one of this. */
    before: (of: string | undefined) =>
      of !== undefined && latest.current.of === of ? latest.current.past.at(-1) : undefined,
    /** The last change leads back to what there was before it: it was none. */
    takeBack: () =>
      setEntries((now) => ({
        ...now,
        text: now.past.at(-1) ?? now.text,
        past: now.past.slice(0, -1),
        of: undefined,
      })),
    /** What fields show that is no value is forgotten. */
    forget: () => setEntries((now) => ({ ...now, turn: now.turn + 1 })),
    /** A conversion has ended. */
    converted: () => setEntries((now) => ({ ...now, conversion: 0 })),
    isConverting: (entries.conversion ?? 0) > 0,
    /** Stores it as it is now read. */
    store(read: Understood | undefined) {
      const { json } = restored.current?.text === text ? restored.current : {};
      // What was left before it was read is in one language alone.
      if (json && stored(otherLocale(locale), json) !== text) storeText(STORED, json);
      else store(text, cameWith.current, locale, read);
    },
    /** A sentence more, behind the others or before them; of what is there when it is its turn: another one may be on its way. */
    add(sentence: string, isFirst: boolean) {
      setNotice(undefined);
      setEntries((now) => {
        const [before, behind] = isFirst ? [sentence, now.text.trimEnd()] : [now.text.trimEnd(), sentence];
        return { ...changed(now, [before, behind].filter(Boolean).join('\n')), added: sentence };
      });
    },
    openFile,
    undo:
      past.length > 0 ? () => goTo(past.at(-1) as string, past.slice(0, -1), [text, ...future]) : undefined,
    redo: future.length > 0 ? () => goTo(future[0] as string, [...past, text], future.slice(1)) : undefined,
  };
}
