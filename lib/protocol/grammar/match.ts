/**
 * Reads the tables that build/prepare/grammar.ts makes of a Peggy grammar: the choices, repetitions and predicates of a
 * parsing expression grammar. What a rule gave at a place is remembered, so that reading takes time in proportion to
 * the text.
 */
import { grammars } from '#grammars';
import type { Locale } from '../../i18n/locales.ts';
import * as words from './words.ts';

export type Range = { start: number; end: number };
/** How far a text could be read, and the names of what could have stood there. */
export type Refused = { at: number; expected: ReadonlySet<string> };
export type Matched<T> = { value: T } | { refused: Refused };

type Env = Record<string, unknown>;
type Node = string | number | readonly [string, ...unknown[]];
const FAILED = Symbol('failed');

type Grammar = {
  /** The rule that a text begins with. */
  start: number;
  /** The rules one after the other, each node a sign before what it is of (build/prepare/grammar.ts). */
  rules: string;
  actions(given: { range(): Range; text(): string; words: object }): readonly ((env: Env) => unknown)[];
};

/** How often what follows a sign may be there; 0 is no limit. */
const OFTEN: Readonly<Record<string, readonly [least: number, most: number]>> = {
  '?': [0, 1],
  '*': [0, 0],
  '+': [1, 0],
};

/** The rules that a text tells. */
function rulesOf(text: string): Node[] {
  let at = 0;
  const before = (sign: string) => {
    const from = at;
    at = text.indexOf(sign, from) + 1;
    return text.slice(from, at - 1);
  };
  const node = (): Node => {
    const sign = text.charAt(at++);
    switch (sign) {
      case '"':
        return before(sign);
      case '[': {
        const signs = /(?:\\.|[^\]])*\]/y;
        signs.lastIndex = at;
        const source = sign + signs.exec(text)?.[0];
        at += source.length - 1;
        return ['r', new RegExp(source, 'uy')];
      }
      case '(':
      case '{': {
        const parts: Node[] = [];
        while (!')}'.includes(text.charAt(at))) parts.push(node());
        at += 1;
        return [sign, ...parts];
      }
      case '?':
      case '*':
      case '+':
        return ['*', ...(OFTEN[sign] ?? []), node()];
      case '#': {
        const [least, most, between] = before(':').split(',').map(Number);
        return ['*', least, most, node(), ...(between ? [node()] : [])];
      }
      case '&':
      case '!':
      case '$':
        return [sign, node()];
      case '%':
        return [sign, Number(before(' '))];
      case '=':
      case '@':
      case '>':
      case '~':
        return [sign, before(':'), node()];
      default:
        at -= 1;
        return Number(before(' '));
    }
  };
  const rules: Node[] = [];
  while (at < text.length) rules.push(node());
  return rules;
}
const read = new Map<string, Node[]>();

/** Reads all of a text with the grammar of a language, which has to be there. */
export function match<T>(locale: Locale, input: string): Matched<T> {
  const { start, rules, actions } = grammars[locale] as unknown as Grammar;
  const table = read.get(rules) ?? rulesOf(rules);
  read.set(rules, table);
  let at = 0;
  let from = 0;
  let silent = 0;
  let furthest = 0;
  let expected = new Set<string>();
  const act = actions({ range: () => ({ start: from, end: at }), text: () => input.slice(from, at), words });
  const memory = new Map<number, { value: unknown; at: number }>();

  const fail = (name?: string) => {
    // What has no name says nothing to a reader, and does not count as read.
    if (silent || !name) return FAILED;
    if (at > furthest) {
      furthest = at;
      expected = new Set();
    }
    if (at === furthest) expected.add(name);
    return FAILED;
  };
  const rule = (place: number): unknown => {
    const key = (place * (input.length + 1) + at) * 2 + (silent ? 1 : 0);
    const known = memory.get(key);
    if (known) {
      at = known.at;
      return known.value;
    }
    const value = visit(table[place] as Node, {});
    memory.set(key, { value, at });
    return value;
  };
  const acting = (index: number, began: number, env: Env) => {
    from = began;
    return act[index]?.(env);
  };
  const many = ([, least, most, part, between]: readonly unknown[], env: Env): unknown => {
    const found: unknown[] = [];
    while (!most || found.length < (most as number)) {
      const began = at;
      if (between !== undefined && found.length && visit(between as Node, env) === FAILED) break;
      const value = visit(part as Node, env);
      if (value === FAILED) {
        at = began;
        break;
      }
      found.push(value);
      if (at === began) break;
    }
    if (found.length < (least as number)) return FAILED;
    return most === 1 && least === 0 ? (found[0] ?? null) : found;
  };
  const sequence = (parts: readonly unknown[], env: Env): unknown => {
    const began = at;
    const values: unknown[] = [];
    const picked: unknown[] = [];
    for (const part of parts) {
      const value = visit(part as Node, env);
      if (value === FAILED) {
        at = began;
        return FAILED;
      }
      values.push(value);
      if (Array.isArray(part) && part[0] === '@') picked.push(value);
    }
    return picked.length > 1 ? picked : (picked[0] ?? (picked.length ? picked[0] : values));
  };

  const visit = (node: Node, env: Env): unknown => {
    if (typeof node === 'number') return rule(node);
    const began = at;
    if (typeof node === 'string') {
      if (!input.startsWith(node, at)) return fail();
      at += node.length;
      return node;
    }
    const [kind, one, two] = node;
    switch (kind) {
      case 'r': {
        const pattern = one as RegExp;
        pattern.lastIndex = at;
        const found = pattern.exec(input)?.[0];
        if (found === undefined) return fail();
        at += found.length;
        return found;
      }
      case '{':
        for (const part of node.slice(1)) {
          const value = visit(part as Node, env);
          if (value !== FAILED) return value;
          at = began;
        }
        return FAILED;
      case '(':
        return sequence(node.slice(1), env);
      case '=':
      case '@': {
        const value = visit(two as Node, env);
        if (one) env[one as string] = value;
        return value;
      }
      case '>': {
        const inner: Env = Object.assign(Object.create(null), env);
        const value = visit(two as Node, inner);
        return value === FAILED ? FAILED : acting(one as number, began, inner);
      }
      case '%':
        return acting(one as number, began, env) ? undefined : fail();
      case '&':
      case '!': {
        silent += 1;
        const value = visit(one as Node, env);
        silent -= 1;
        at = began;
        return (value !== FAILED) === (kind === '&') ? undefined : fail();
      }
      case '*':
        return many(node, env);
      case '$': {
        const value = visit(one as Node, env);
        return value === FAILED ? FAILED : input.slice(began, at);
      }
      default: {
        silent += 1;
        const value = visit(two as Node, env);
        silent -= 1;
        if (value !== FAILED) return value;
        at = began;
        return fail(one as string);
      }
    }
  };

  const value = rule(start);
  return value === FAILED ? { refused: { at: furthest, expected } } : { value: value as T };
}
