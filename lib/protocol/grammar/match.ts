/**
 * Reads the tables that build/prepare/grammar.ts makes of a Peggy grammar: the choices, repetitions and predicates of a
 * parsing expression grammar. What a rule gave at a place is remembered, so that reading takes time in proportion to
 * the text.
 */
import { grammars } from '#grammars';
import type { Locale } from '../../i18n/locales.ts';
import { type Env, type Grammar, type Matched, RULES_FROM } from './tables.ts';
import { WORDS } from './words.ts';

export type Range = { start: number; end: number };
/** Reads a part of a rule from where the text is read to, and reads nothing where it fails; labels are noted in `env`. */
type Part = (env: Env) => unknown;
const FAILED = Symbol('failed');

// Of the text that is read: one at a time, as no action reads another one.
let input = '';
let at = 0;
let from = 0;
let silent = 0;
let furthest = 0;
let expected = new Set<string>();
let memory = new Map<number, { value: unknown; at: number }>();
const NONE = { start: 0, end: 0, hints: [] as string[], at: -1 };
/** What was understood, up to a place, but may mean two things: the first words of what was read furthest. */
let unclear = NONE;

function noteUnclear({ start, end }: Range, ...hints: string[]): false {
  if (!silent && unclear.at < at) unclear = { start, end, hints, at };
  return false;
}

/** What has no name says nothing to a reader, and does not count as read. */
function fail(name: string): typeof FAILED {
  if (silent) return FAILED;
  if (at > furthest) {
    furthest = at;
    expected = new Set();
  }
  if (at === furthest) expected.add(name);
  return FAILED;
}

/** The same, without telling what could have stood there. */
function silently(part: Part, env: Env): unknown {
  silent += 1;
  const value = part(env);
  silent -= 1;
  return value;
}

function many(least: number, most: number, part: Part, between?: Part): Part {
  return (env) => {
    const found: unknown[] = [];
    const first = at;
    while (!most || found.length < most) {
      const began = at;
      if (between && found.length && between(env) === FAILED) break;
      const value = part(env);
      if (value === FAILED) {
        at = began;
        break;
      }
      found.push(value);
    }
    if (found.length >= least) return found;
    at = first;
    return FAILED;
  };
}

function sequence(parts: readonly Part[], picks: readonly boolean[]): Part {
  const picked = picks.filter(Boolean).length;
  return (env) => {
    const began = at;
    const values: unknown[] = [];
    for (const [place, part] of parts.entries()) {
      const value = part(env);
      if (value === FAILED) {
        at = began;
        return FAILED;
      }
      if (!picked || picks[place]) values.push(value);
    }
    return picked === 1 ? values[0] : values;
  };
}

/** The rules that a text tells, with what they do. */
function rulesOf({ rules: text, actions }: Grammar): Part[] {
  const act = actions({
    range: () => ({ start: from, end: at }),
    text: () => input.slice(from, at),
    unclear: noteUnclear,
    words: WORDS,
  });
  const acting = (index: number, began: number, env: Env) => {
    from = began;
    return act[index]?.(env);
  };
  const rules: Part[] = [];
  let place = 0;
  let actionsRead = 0;
  const before = (sign: string) => {
    const began = place;
    place = text.indexOf(sign, began) + 1;
    return text.slice(began, place - 1);
  };
  /** The number of an action: where none is written, it is the next one. */
  const actionBefore = (sign: string) => Number(before(sign) || actionsRead++);
  const part = (): Part => {
    const sign = text.charAt(place++);
    switch (sign) {
      case '"': {
        const word = before(sign);
        return () => {
          if (!input.startsWith(word, at)) return FAILED;
          at += word.length;
          return word;
        };
      }
      case '[': {
        const signs = /(?:\\.|[^\]])*\]/y;
        signs.lastIndex = place;
        const source = sign + signs.exec(text)?.[0];
        place += source.length - 1;
        const pattern = new RegExp(source, 'uy');
        return () => {
          pattern.lastIndex = at;
          if (!pattern.test(input)) return FAILED;
          const began = at;
          at = pattern.lastIndex;
          return input.slice(began, at);
        };
      }
      case '(':
      case '{': {
        const parts: Part[] = [];
        const picks: boolean[] = [];
        while (text.charAt(place) !== ')') {
          picks.push(text.charAt(place) === '@');
          parts.push(part());
        }
        place += 1;
        if (sign === '(') return sequence(parts, picks);
        return (env) => {
          for (const one of parts) {
            const value = one(env);
            if (value !== FAILED) return value;
          }
          return FAILED;
        };
      }
      case '?': {
        const one = part();
        return (env) => {
          const value = one(env);
          return value === FAILED ? null : value;
        };
      }
      case '*':
      case '+':
        return many(sign === '+' ? 1 : 0, 0, part());
      case '#': {
        const [least = 0, most = 0, between] = before(':').split(',').map(Number);
        return many(least, most, part(), between ? part() : undefined);
      }
      case '&':
      case '!': {
        const one = part();
        return (env) => {
          const began = at;
          const value = silently(one, env);
          at = began;
          return (value !== FAILED) === (sign === '&') ? undefined : FAILED;
        };
      }
      case '$': {
        const one = part();
        return (env) => {
          const began = at;
          return one(env) === FAILED ? FAILED : input.slice(began, at);
        };
      }
      case '%': {
        const index = actionBefore(' ');
        return (env) => (acting(index, at, env) ? undefined : FAILED);
      }
      case '=':
      case '@': {
        const name = before(':');
        const one = part();
        return name ? (env) => (env[name] = one(env)) : one;
      }
      case '>': {
        const index = actionBefore(':');
        const one = part();
        return (env) => {
          const began = at;
          const inner = { ...env };
          return one(inner) === FAILED ? FAILED : acting(index, began, inner);
        };
      }
      case '~': {
        const name = before(':');
        const one = part();
        return (env) => {
          const value = silently(one, env);
          return value === FAILED ? fail(name) : value;
        };
      }
      default: {
        const index = sign.charCodeAt(0) - RULES_FROM;
        return () => {
          const key = (index * (input.length + 1) + at) * 2 + (silent ? 1 : 0);
          const known = memory.get(key);
          if (known) {
            at = known.at;
            return known.value;
          }
          const value = rules[index]?.({});
          memory.set(key, { value, at });
          return value;
        };
      }
    }
  };
  while (place < text.length) rules.push(part());
  return rules;
}
const compiled = new Map<string, Part[]>();

/** Reads all of a text with the grammar of a language, which has to be there. */
export function match<T>(locale: Locale, text: string): Matched<T> {
  const grammar = grammars[locale] as unknown as Grammar;
  const rules = compiled.get(grammar.rules) ?? rulesOf(grammar);
  compiled.set(grammar.rules, rules);
  input = text;
  at = furthest = silent = 0;
  expected = new Set();
  memory = new Map();
  unclear = NONE;
  const value = rules[grammar.start]?.({});
  if (value !== FAILED) return { value: value as T };
  // What cannot be read behind them is what to mend first.
  return {
    refused: { at: furthest, expected, unclear: furthest <= unclear.at ? unclear : undefined },
  };
}
