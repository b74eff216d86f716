import {
  colourClass,
  colourStyles,
  dominantColour,
  onStage,
  steadyStage,
} from '@/build/prepare/images/colour';
import { slugOf } from '@/build/prepare/images/sources';

const picture = (...runs: [count: number, r: number, g: number, b: number][]) =>
  Uint8Array.from(runs.flatMap(([count, ...rgb]) => Array.from({ length: count }, () => rgb).flat()));

describe('the colour of a picture', () => {
  it.each([
    ['is the most frequent one', picture([3, 200, 10, 10], [5, 10, 10, 200]), '#0808c8'],
    ['comes in steps of sixteen levels', picture([4, 161, 172, 175], [3, 1, 1, 1]), '#a8a8a8'],
    ['is exactly the stage where a quarter is stage', picture([1, 221, 225, 224], [3, 9, 9, 9]), '#dde1e0'],
    ['forgives what encoding does to the stage', picture([4, 222, 224, 223]), '#dde1e0'],
    ['is not the stage where less is stage', picture([1, 221, 225, 224], [4, 9, 9, 9]), '#080808'],
    ['does not depend on the order of equals', picture([1, 255, 0, 0], [1, 0, 0, 0]), '#080808'],
  ])('%s', (_rule, pixels, expected) => expect(dominantColour(pixels)).toBe(expected));

  it('has one class, whatever the number of pictures', () => {
    expect(colourClass('#dde1e0')).toBe('ph-dde1e0');
    expect(colourStyles(['#dde1e0', '#080808', '#dde1e0'])).toBe(
      '.ph-080808{background-color:#080808}\n.ph-dde1e0{background-color:#dde1e0}\n',
    );
  });
});

it('makes a nearly exact stage exact and leaves the rest', () => {
  const source = picture([1, 219, 226, 224], [1, 221, 225, 224], [1, 218, 225, 224]);
  expect(steadyStage(source)).toEqual(picture([2, 221, 225, 224], [1, 218, 225, 224]));
  expect(onStage(dominantColour(source))).toBe(true);
});

it.each([
  ['pages/home/bench-wide.webp', 'bench-wide'],
  ['news/x/Bench Wide.v2.png', 'bench-wide-v2'],
  ['news/x/装置.png', 'image'],
])('%s is served as %s', (key, slug) => expect(slugOf(key)).toBe(slug));
