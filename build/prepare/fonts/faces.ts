/** The `@font-face` rules, written short: the export's stylesheet carries them as they are. */
import { LATIN } from './characters.ts';
import { unicodeRange } from './unicode-range.ts';

export const FAMILY = { latin: 'TLA Sans', japanese: 'TLA Sans JP', mono: 'TLA Mono' } as const;

export type Face = {
  family: string;
  /** Address from the root of the site. */
  src: string;
  /** One weight, or the range it stands for: `500 700`. */
  weight: string;
  characters?: Iterable<string>;
  metrics?: boolean;
};

/** The Japanese face takes the line box of the Latin one, so that no line grows when it arrives. */
const METRICS = 'ascent-override:102.5%;descent-override:27.5%;line-gap-override:0%';

const FORMATS: Record<string, string> = { woff2: 'woff2', ttf: 'truetype' };

/** A face that is downloaded. */
export function faceRule({ family, src, weight, characters, metrics }: Face): string {
  const format = FORMATS[src.split('.').at(-1) ?? ''];
  return rule([
    `font-family:"${family}"`,
    `src:url(${src}) format("${format}")`,
    `font-weight:${weight}`,
    'font-display:swap',
    metrics ? METRICS : '',
    characters ? `unicode-range:${unicodeRange(characters)}` : '',
  ]);
}

const rule = (declarations: string[]) => `@font-face{${declarations.filter(Boolean).join(';')}}\n`;

const local = (...names: string[]) => `src:${names.map((name) => `local("${name}")`).join(',')}`;

/**
 * Faces of the visitor's system that take the same room as ours until these arrive: nothing moves then
 * (docs/decisions/0006 has the measurements).
 */
export const LOCAL_FACES: string = [
  rule([
    'font-family:"Latin Local"',
    local('Arial', 'Liberation Sans', 'Roboto', 'Helvetica Neue'),
    'size-adjust:101.13%;ascent-override:101.35%;descent-override:27.19%;line-gap-override:0%',
    `unicode-range:${unicodeRange(LATIN)},U+A1-24F`,
  ]),
  rule([
    'font-family:"JP Local"',
    local('Hiragino Sans W3', 'HiraginoSans-W3', 'Noto Sans JP', 'Yu Gothic', 'Meiryo', 'Noto Sans CJK JP'),
    METRICS,
  ]),
  rule([
    'font-family:"JP Local"',
    local(
      'Hiragino Sans W6',
      'HiraginoSans-W6',
      'Noto Sans JP Bold',
      'Yu Gothic Bold',
      'Meiryo Bold',
      'Noto Sans CJK JP Bold',
    ),
    'font-weight:600 700',
    METRICS,
  ]),
].join('');
