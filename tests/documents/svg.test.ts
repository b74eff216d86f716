import { compileStyles, type StylesFor } from '@/build/prepare/documents/styles';
import { classesIn, standAlone } from '@/build/prepare/documents/svg';
import { colourToken } from '@/lib/design-token';

let styles: StylesFor;
beforeAll(async () => {
  styles = await compileStyles(process.cwd());
});

/** 100 units on 100 mm: a pixel of the screen is 0.26 units. */
const drawn = (inside: string, { width = 100, state }: { width?: number; state?: string } = {}) => {
  const markup = `<svg viewBox="0 0 100 50" class="drawing" role="img" aria-label="図">${inside}</svg>`;
  return standAlone(markup, { styles: styles(classesIn(markup), state), width });
};
const lineOf = (svg: string) => Number(/stroke-width="([\d.]+)"/.exec(svg)?.[1]);

describe('classes become attributes', () => {
  it.each([
    ['a colour of the theme', 'fill-teal', `fill="${colourToken('teal')}"`],
    ['nothing', 'fill-none', 'fill="none"'],
    [
      'a colour that lets something through',
      'fill-teal-bright/7',
      `fill="${colourToken('teal-bright')}" fill-opacity="0.07"`,
    ],
    ['an outline', 'stroke-ink', `stroke="${colourToken('ink')}"`],
    ['a weight', 'font-semibold', 'font-weight="600"'],
    ['letters of a size', 'text-[20px]', 'font-size="20"'],
    ['the look of a wide window', 'text-[20px] lg:text-[30px] max-sm:text-[9px]', 'font-size="30"'],
    ['the face of numbers', 'font-mono', 'font-family="TLA Mono, IBM Plex Sans JP"'],
    ['a size', 'scale-50', 'transform="scale(0.5)"'],
  ])('%s', (_what, className, attribute) => {
    expect(drawn(`<text class="${className}">a</text>`)).toContain(attribute);
  });

  it('nothing of the page is left: no class, no role, no name', () => {
    expect(drawn('<path class="fill-teal" d="M0 0"/>')).not.toMatch(/class|role|aria/);
  });

  it('what is hidden in a wide window is not there', () => {
    expect(drawn('<text class="lg:hidden">a</text><text class="max-sm:hidden">b</text>')).toMatch(
      /^(?!.*>a<).*>b</,
    );
  });

  it('a choice of the reader is made for the paper', () => {
    const choice = '<path class="fill-none group-has-[[value=small]:checked]:fill-teal" d="M0 0"/>';
    expect(drawn(choice)).toContain('fill="none"');
    expect(drawn(choice, { state: '[value=small]:checked' })).toContain(`fill="${colourToken('teal')}"`);
    expect(drawn(choice, { state: '[value=large]:checked' })).toContain('fill="none"');
  });
});

describe('lines keep their width on paper', () => {
  const LINE = '<path d="M0 0"/>';
  it('however large the drawing is', () => {
    expect(lineOf(drawn(LINE, { width: 50 }))).toBeCloseTo(2 * lineOf(drawn(LINE)));
  });

  it('and however a part of it is scaled', () => {
    expect(lineOf(drawn(`<g transform="scale(0.2)">${LINE}</g>`))).toBeCloseTo(5 * lineOf(drawn(LINE)));
  });

  it('those that say another width have that', () => {
    expect(lineOf(drawn('<path class="stroke-[2.5]" d="M0 0"/>'))).toBeCloseTo(2 * lineOf(drawn(LINE)));
    expect(lineOf(drawn(`<g class="stroke-[2.5]">${LINE}</g>`))).toBeCloseTo(2 * lineOf(drawn(LINE)));
  });

  it('dashes as well', () => {
    const dashes = (width: number) =>
      /stroke-dasharray="([\d.]+) ([\d.]+)"/.exec(
        drawn('<path class="[stroke-dasharray:6_3]" d="M0 0"/>', { width }),
      );
    expect(Number(dashes(100)?.[1])).toBeCloseTo(2 * Number(dashes(100)?.[2]));
    expect(Number(dashes(50)?.[1])).toBeCloseTo(2 * Number(dashes(100)?.[1]));
  });
});

it('the words of a drawing are 7.5 points high at any width', () => {
  const size = (width: number) =>
    Number(
      /font-size="([\d.]+)"/.exec(
        drawn('<text class="text-[length:var(--drawing-text,15px)]">a</text>', { width }),
      )?.[1],
    );
  expect(size(100)).toBeCloseTo(2.65);
  expect(size(50)).toBeCloseTo(5.3);
});

it('a drawing as wide as its place gets places for its shares, and room for marks at its edges', () => {
  const markup = '<svg width="100%" height="60"><circle cx="50%" r="4"/><line x1="0" x2="100%"/></svg>';
  const svg = standAlone(markup, { styles: styles([]), width: 53 });
  expect(svg).toContain('viewBox="-8 0 316 60"');
  expect(svg).toContain('cx="150"');
  expect(svg).toContain('x2="300"');
  expect(svg).not.toContain('%');
});

it.each([
  ['without a drawing', '<p>a</p>', 'it draws nothing'],
  ['without a size', '<svg><path/></svg>', 'it has no viewBox'],
])('markup %s is refused', (_what, markup, message) => {
  expect(() => standAlone(markup, { styles: styles([]), width: 10 })).toThrow(message);
});
