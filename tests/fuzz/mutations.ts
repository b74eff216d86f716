/** Ways in which a content file goes wrong in an editor's hands, or in a merge, or on purpose. */
import fc from 'fast-check';

export type Mutation = { deed: string; apply: (text: string) => string | Buffer | null };

const at = (text: string, place: number) => Math.floor(place * text.length);
const lineOf = (lines: string[], place: number) =>
  Math.min(Math.floor(place * lines.length), lines.length - 1);

const place = fc.double({ min: 0, max: 1, noNaN: true });

const onLines = (deed: string, change: (lines: string[], index: number) => string[]) =>
  place.map(
    (where): Mutation => ({
      deed,
      apply: (text) => {
        const lines = text.split('\n');
        return change(lines, lineOf(lines, where)).join('\n');
      },
    }),
  );

const inserted = (what: string) =>
  place.map(
    (where): Mutation => ({
      deed: `${JSON.stringify(what)} is put in at ${where}`,
      apply: (text) => text.slice(0, at(text, where)) + what + text.slice(at(text, where)),
    }),
  );

const whole = (deed: string, apply: Mutation['apply']) => fc.constant<Mutation>({ deed, apply });

/** Of the text, whatever it holds. */
const ofText = fc.oneof(
  onLines('a line is lost', (lines, index) => lines.toSpliced(index, 1)),
  onLines('a line stands twice', (lines, index) => lines.toSpliced(index, 0, lines[index] ?? '')),
  onLines('two lines change places', (lines, index) =>
    lines.toSpliced(index, 2, ...lines.slice(index, index + 2).reverse()),
  ),
  onLines('a line is indented', (lines, index) => lines.with(index, `\t ${lines[index]}`)),
  onLines('a merge left its marks', (lines, index) =>
    lines.toSpliced(index, 0, '<<<<<<< HEAD', lines[index] ?? '', '=======', '>>>>>>> branch'),
  ),
  fc.constantFrom(...'"\'{}[],:&*!|>%@`#-~\\').chain(inserted),
  fc
    .constantFrom(
      ...['\0', '\u0007', '\uFEFF', '\u2028', '\u202E', '\uFFFD', '\ud83e\uddea', '\u0301'],
      ...['{{', '{{arm.reach|nonsense}}', '}}', '<script>alert(1)</script>', '[x](javascript:alert(1))'],
      ...['![x](./no-such-picture.webp)', '---\n'],
    )
    .chain(inserted),
  place.map(
    (where): Mutation => ({ deed: `cut off at ${where}`, apply: (text) => text.slice(0, at(text, where)) }),
  ),
  place.map(
    (where): Mutation => ({
      deed: `no UTF-8 at ${where}`,
      apply: (text) =>
        Buffer.concat([
          Buffer.from(text.slice(0, at(text, where))),
          Buffer.from([0xff, 0xc3, 0x28]),
          Buffer.from(text.slice(at(text, where))),
        ]),
    }),
  ),
  whole('empty', () => ''),
  whole('only spaces', () => ' \n\n'),
  whole('deleted', () => null),
  whole('Windows line ends and a byte order mark', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`),
  whole('saved as UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
);

const NASTY = fc.constantFrom<unknown>(
  ...[null, true, '', ' ', 0, -1, 1.5, Number.MAX_SAFE_INTEGER, [], {}, [null], { ja: 1 }],
  ...['2026-02-30', '9999-12-31', '長'.repeat(5000), '50,000円', '{{no.such.figure}}', '__proto__', '\u0000'],
  ...['../../etc/passwd', './missing.webp', 'javascript:alert(1)', 'https://user:password@example.com/'],
  ...['//example.com', '/no-such-page', '/en/about', '<b>bold</b>'],
);

type Container = Record<string, unknown> | unknown[];
type Spot = { container: Container; key: string };

function* spots(value: unknown): Generator<Spot> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield { container: value as Container, key };
    yield* spots(inner);
  }
}

const onValues = (deed: string, change: (spot: Spot, nasty: unknown) => void) =>
  fc.tuple(place, NASTY).map(
    ([where, nasty]): Mutation => ({
      deed: `${deed} (${JSON.stringify(nasty)?.slice(0, 40)}, at ${where})`,
      apply: (text) => {
        const value = JSON.parse(text);
        const all = [...spots(value)];
        const spot = all[Math.min(Math.floor(where * all.length), all.length - 1)];
        if (spot) change(spot, nasty);
        return `${JSON.stringify(value, null, 2)}\n`;
      },
    }),
  );

/** Of the values of a JSON file. */
const ofValues = fc.oneof(
  onValues('a value is something else', ({ container, key }, nasty) =>
    Object.assign(container, { [key]: nasty }),
  ),
  onValues('a field is lost', ({ container, key }) => {
    if (Array.isArray(container)) container.splice(Number(key), 1);
    else delete container[key];
  }),
  onValues('a field has another name', ({ container, key }) => {
    if (Array.isArray(container)) container.reverse();
    else {
      container[`${key}s`] = container[key];
      delete container[key];
    }
  }),
  onValues('there is a field too many', ({ container }, nasty) => {
    if (Array.isArray(container)) container.push(nasty);
    else container.anything = nasty;
  }),
);

/** Of the fields between the `---` lines. */
const ofFrontMatter = fc.tuple(place, NASTY).map(
  ([where, nasty]): Mutation => ({
    deed: `a field is ${JSON.stringify(nasty)?.slice(0, 40)} (at ${where})`,
    apply: (text) => {
      const lines = text.split('\n');
      const end = lines.indexOf('---', 1);
      const index = 1 + Math.floor(where * Math.max(end - 2, 0));
      const name = /^\w+/.exec(lines[index] ?? '')?.[0] ?? 'anything';
      return lines.with(index, `${name}: ${JSON.stringify(nasty)}`).join('\n');
    },
  }),
);

/** One mutation of a file of this format (`json`, `md`). */
export const mutationOf = (format: string) =>
  format === 'json' ? fc.oneof(ofText, ofValues, ofValues) : fc.oneof(ofText, ofText, ofFrontMatter);
