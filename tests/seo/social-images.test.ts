import { openGraph } from '@/lib/seo/open-graph';
import { socialImage } from '@/lib/seo/social-images';

jest.mock('@/lib/generated', () => ({
  readGenerated: () => ({ ja: { '/about': { src: '/assets/og/a.png', alt: '会社案内' } }, en: {} }),
}));

const inProduction = (use: () => void) => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  use();
};

afterEach(() => jest.restoreAllMocks());

describe('the social image of a page', () => {
  it('is the one that the build made for its language', () =>
    inProduction(() => expect(socialImage('ja', '/about')?.src).toBe('/assets/og/a.png')));

  it('stops the build if there is none, and says what to do', () =>
    inProduction(() =>
      expect(() => socialImage('en', '/about')).toThrow(
        '/about (en): no social image; give the page a row in app/inventory/site-pages.ts',
      ),
    ));

  it('is not needed in development', () => expect(socialImage('en', '/about')).toBeUndefined());

  it.each([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
  ])('comes with its size, text alternative and type: %s', (ending, type) => {
    const image = { src: `https://a.test/a.${ending}`, width: 1200, height: 630, alt: 'A' };
    const shared = { locale: 'en', url: 'u', siteName: 's', title: 't', description: 'd', image } as const;
    expect(openGraph(shared)).toMatchObject({
      openGraph: { images: [{ url: image.src, width: 1200, height: 630, alt: 'A', type }] },
      twitter: { images: [{ url: image.src, alt: 'A' }] },
    });
  });
});
