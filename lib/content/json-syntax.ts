/**
 * Finds the first place where a text stops being JSON. JSON.parse names a position only for some faults,
 * and its wording changes between Node versions; editors need line and column every time.
 */
import type { Wording } from './problems.ts';

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const ATOM = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

export type JsonFault = { offset: number; message: Wording };

const EXPECTED = {
  end: { ja: '最後のかっこのあとには何も書けません', en: 'expected nothing more after the closing bracket' },
  '}': { ja: '「,」か「}」が必要です', en: 'expected "," or "}"' },
  ']': { ja: '「,」か「]」が必要です', en: 'expected "," or "]"' },
  name: {
    ja: '項目名を "…" で囲んで書いてください（最後の項目のあとの「,」は消します）',
    en: 'expected a field name in double quotes (no comma after the last field)',
  },
  colon: { ja: '項目名のあとに「:」が必要です', en: 'expected ":" after the field name' },
  value: { ja: '値が必要です', en: 'expected a value' },
  text: {
    ja: '文を同じ行の "…" で閉じてください',
    en: 'expected a text that is closed by a quote on the same line',
  },
};

class Stop {
  readonly fault: JsonFault;
  constructor(offset: number, { ja, en }: Record<'ja' | 'en', string>) {
    this.fault = { offset, message: { ja: `JSON の誤り：${ja}`, en: `Invalid JSON: ${en}` } };
  }
}

class Scanner {
  private offset = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  document() {
    this.value();
    if (this.offset < this.source.length) throw this.stop('end');
  }

  private value() {
    this.skip(SPACE);
    if (this.take('{')) this.members('}', () => this.member());
    else if (this.take('[')) this.members(']', () => this.value());
    else if (!this.skip(STRING) && !this.skip(ATOM)) throw this.stop(this.expectedValue());
    this.skip(SPACE);
  }

  private members(close: '}' | ']', one: () => void) {
    this.skip(SPACE);
    if (this.take(close)) return;
    do one();
    while (this.take(','));
    if (!this.take(close)) throw this.stop(close);
  }

  private member() {
    this.skip(SPACE);
    if (!this.skip(STRING)) throw this.stop('name');
    this.skip(SPACE);
    if (!this.take(':')) throw this.stop('colon');
    this.value();
  }

  private expectedValue(): keyof typeof EXPECTED {
    const isString = this.source[this.offset] === '"';
    return isString ? 'text' : 'value';
  }

  private take(char: string): boolean {
    const found = this.source[this.offset] === char;
    if (found) this.offset += 1;
    return found;
  }

  private skip(token: RegExp): boolean {
    token.lastIndex = this.offset;
    const found = token.exec(this.source)?.[0] ?? '';
    this.offset += found.length;
    return found !== '';
  }

  private stop(expected: keyof typeof EXPECTED): Stop {
    return new Stop(this.offset, EXPECTED[expected]);
  }
}

/** The first syntax fault of a JSON text (offset in UTF-16 units from 0), or undefined if it is valid. */
export function jsonFault(source: string): JsonFault | undefined {
  try {
    new Scanner(source).document();
  } catch (stop) {
    if (stop instanceof Stop) return stop.fault;
    throw stop;
  }
}
