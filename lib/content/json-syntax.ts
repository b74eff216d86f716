/**
 * Finds the first place where a text stops being JSON. JSON.parse names a position only for some faults,
 * and its wording changes between Node versions; editors need line and column every time.
 */
const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const ATOM = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

export type JsonFault = { offset: number; message: string };

class Stop {
  readonly fault: JsonFault;
  constructor(offset: number, message: string) {
    this.fault = { offset, message };
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
    if (this.offset < this.source.length) throw this.stop('nothing more after the closing bracket');
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
    if (!this.take(close)) throw this.stop(`"," or "${close}"`);
  }

  private member() {
    this.skip(SPACE);
    if (!this.skip(STRING)) throw this.stop('a field name in double quotes');
    this.skip(SPACE);
    if (!this.take(':')) throw this.stop('":" after the field name');
    this.value();
  }

  private expectedValue(): string {
    const isString = this.source[this.offset] === '"';
    return isString ? 'a text that is closed by a quote on the same line' : 'a value';
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

  private stop(expected: string): Stop {
    return new Stop(this.offset, `Invalid JSON: expected ${expected}`);
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
