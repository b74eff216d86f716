import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '@/components/ui/picture';

jest.mock('@/lib/generated', () => ({
  readGenerated: () => ({
    'pages/home/arm.webp': {
      width: 1200,
      height: 800,
      color: '#dde1e0',
      className: 'ph-dde1e0',
      variants: { avif: [{ w: 480, src: '/a-480.avif' }], webp: [{ w: 480, src: '/a-480.webp' }] },
      fallback: { w: 960, src: '/a-960.jpg' },
    },
  }),
}));

const render = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture image="pages/home/arm.webp" alt="An arm" sizes="50vw" {...props} />);

it('offers AVIF, then WebP, then the fallback', () => {
  const formats = [...render().matchAll(/type="(image\/\w+)" srcSet="([^"]+)" sizes="([^"]+)"/g)];
  expect(formats.map(([, ...parts]) => parts)).toEqual([
    ['image/avif', '/a-480.avif 480w', '50vw'],
    ['image/webp', '/a-480.webp 480w', '50vw'],
  ]);
  expect(render()).toContain('src="/a-960.jpg"');
});

it('keeps its place and waits below the fold', () => {
  expect(render()).toMatch(/width="1200" height="800" alt="An arm" decoding="async" loading="lazy"/);
  expect(render()).not.toContain('fetchPriority');
});

it('comes first, and at once, with priority', () => {
  expect(render({ priority: true })).toContain('fetchPriority="high"');
  expect(render({ priority: true })).not.toContain('loading=');
});

it('is painted in its colour by a class, never by a style attribute', () => {
  expect(render({ imgClassName: 'wide', className: 'hero' })).toContain('<picture class="hero">');
  expect(render({ imgClassName: 'wide' })).toContain('class="ph-dde1e0 wide"');
  expect(render()).not.toContain('style=');
});

it('stops the build where the picture is missing', () => {
  expect(() => render({ image: 'pages/home/leg.webp' })).toThrow('content/pages/home/leg.webp');
});
