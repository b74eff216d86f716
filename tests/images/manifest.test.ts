import { fallbackWidth, WIDTHS, widthsFor } from '@/build/prepare/images/widths';
import { findImage, type ImageManifest, srcSet } from '@/lib/images/manifest';

const manifest: ImageManifest = {
  'pages/home/arm.webp': {
    width: 1200,
    height: 800,
    color: '#dde1e0',
    className: 'ph-dde1e0',
    variants: { avif: [], webp: [] },
    fallback: { w: 960, src: '/assets/img/arm.jpg' },
  },
};

it('finds a picture by its path inside content/', () => {
  expect(findImage(manifest, 'pages/home/arm.webp').width).toBe(1200);
});

it.each(['pages/home/leg.webp', 'arm.webp', 'constructor'])('names the missing picture %s', (image) => {
  expect(() => findImage(manifest, image)).toThrow(`content/${image}: no such image; put it there`);
});

it('writes a srcset with widths', () => {
  const variants = [
    { w: 480, src: '/assets/img/a-480.avif' },
    { w: 768, src: '/assets/img/a-768.avif' },
  ];
  expect(srcSet(variants)).toBe('/assets/img/a-480.avif 480w, /assets/img/a-768.avif 768w');
});

it.each([
  ['a wide source has all widths', 2 * Math.max(...WIDTHS), [480, 768, 960, 1200, 1600], 960],
  ['no width exceeds the source', 1000, [480, 768, 960], 960],
  ['a width equal to the source counts', 768, [480, 768], 768],
  ['a small source keeps its own width', 320, [320], 320],
])('%s', (_rule, source, widths, fallback) => {
  expect(widthsFor(source)).toEqual(widths);
  expect(fallbackWidth(source)).toBe(fallback);
});
