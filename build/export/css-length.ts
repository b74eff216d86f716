/**
 * Lengths in a `sizes` attribute, in CSS pixels: numbers with px, vw, rem or em, put together with
 * + - * / and calc(), min(), max(), clamp().
 */
const ROOT_FONT_SIZE = 16;
const TOKEN = /\s*([0-9.]+(?:px|vw|rem|em)?|calc|min|max|clamp|[-+*/(),])/y;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const match = TOKEN.exec(text);
    if (!match?.[1]) throw new Error(`not a length that is understood: ${text}`);
    tokens.push(match[1]);
  }
  return tokens;
}

const FUNCTIONS: Record<string, (...values: number[]) => number> = {
  calc: (value = Number.NaN) => value,
  min: Math.min,
  max: Math.max,
  clamp: (low = 0, value = 0, high = 0) => Math.max(low, Math.min(value, high)),
};

function pixels(token: string, viewport: number): number {
  const value = Number.parseFloat(token);
  if (token.endsWith('vw')) return (value * viewport) / 100;
  return token.endsWith('em') ? value * ROOT_FONT_SIZE : value;
}

/**
 * The length in CSS pixels at a viewport width in CSS pixels: `cssLength('calc(100vw - 2rem)', 390)` is 358.
 * @throws Error if the text is not a length of the kind above.
 */
export function cssLength(text: string, viewport: number): number {
  const tokens = tokensOf(text);
  const take = (wanted?: string): string => {
    const token = tokens.shift();
    if (token === undefined || (wanted && token !== wanted))
      throw new Error(`not a length that is understood: ${text}`);
    return token;
  };
  const group = (): number[] => {
    const values = [sum()];
    while (tokens[0] === ',') {
      take(',');
      values.push(sum());
    }
    take(')');
    return values;
  };
  const factor = (): number => {
    const token = take();
    if (token === '-') return -factor();
    if (token === '(') return group()[0] as number;
    const call = FUNCTIONS[token];
    if (!call) return pixels(token, viewport);
    take('(');
    return call(...group());
  };
  const product = (): number => {
    let value = factor();
    while (tokens[0] === '*' || tokens[0] === '/')
      value = take() === '*' ? value * factor() : value / factor();
    return value;
  };
  function sum(): number {
    let value = product();
    while (tokens[0] === '+' || tokens[0] === '-')
      value = take() === '+' ? value + product() : value - product();
    return value;
  }
  const length = sum();
  if (tokens.length > 0 || !Number.isFinite(length))
    throw new Error(`not a length that is understood: ${text}`);
  return length;
}
