/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
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

const show = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  render(<Picture image="pages/home/arm.webp" alt="An arm" sizes="50vw" {...props} />).container;
const shown = () => screen.getByRole('img', { name: 'An arm' });

it('offers AVIF, then WebP, then the fallback', () => {
  const sources = [...show().querySelectorAll('source')];
  expect(sources.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
    ['image/avif', '/a-480.avif 480w', '50vw'],
    ['image/webp', '/a-480.webp 480w', '50vw'],
  ]);
  expect(shown()).toHaveAttribute('src', '/a-960.jpg');
});

it('keeps its place and waits below the fold', () => {
  show();
  const attributes = { width: '1200', height: '800', decoding: 'async', loading: 'lazy' };
  for (const [name, value] of Object.entries(attributes)) expect(shown()).toHaveAttribute(name, value);
  expect(shown()).not.toHaveAttribute('fetchpriority');
});

it('comes first, and at once, with priority', () => {
  show({ priority: true });
  expect(shown()).toHaveAttribute('fetchpriority', 'high');
  expect(shown()).not.toHaveAttribute('loading');
});

it('is painted in its colour by a class, never by a style attribute', () => {
  const container = show({ imgClassName: 'wide', className: 'hero' });
  expect(shown().parentElement).toHaveAttribute('class', 'hero');
  expect(shown()).toHaveAttribute('class', 'ph-dde1e0 wide');
  expect(container.querySelector('[style]')).toBeNull();
});

it('stops the build where the picture is missing', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => show({ image: 'pages/home/leg.webp' })).toThrow('content/pages/home/leg.webp');
  log.mockRestore();
});
