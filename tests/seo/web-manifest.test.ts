import { webManifest } from '@/app/[locale]/site.webmanifest/web-manifest';
import { logoPath, manifestPath, siteMetadata } from '@/lib/seo/icons';
import { GET } from '../../app/[locale]/site.webmanifest/route';

const icons = { any192: '/a.png', any512: '/b.png', maskable512: '/c.png' };

describe('the web app manifest', () => {
  it.each([
    ['ja', '/', '研究室'],
    ['en', '/en', 'The lab'],
  ] as const)('in %s starts at %s and has the name of that language', (locale, start_url, name) => {
    expect(webManifest(name, locale, icons)).toMatchObject({
      ...{ id: start_url, scope: '/', lang: locale, dir: 'ltr' },
      ...{ start_url, name, short_name: name, display: 'browser' },
      // As in app/styles/tokens.css: the stage and the paper.
      ...{ theme_color: '#dde1e0', background_color: '#f7f8f6' },
      icons: [
        { src: '/a.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/b.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/c.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
  });

  it('does not exist in a language that the site has not', async () => {
    const answer = await GET(new Request('https://a.test'), { params: Promise.resolve({ locale: 'fr' }) });
    expect(answer.status).toBe(404);
  });
});

it('the head names the manifest and the logo of its language, and icons that need no language', () => {
  expect(siteMetadata('en')).toMatchObject({ manifest: '/en/site.webmanifest' });
  expect([manifestPath('ja'), logoPath('ja'), logoPath('en')]).toEqual([
    '/site.webmanifest',
    '/logo.svg',
    '/en/logo.svg',
  ]);
  expect(siteMetadata('ja').icons).toEqual(siteMetadata('en').icons);
  expect(siteMetadata('ja').icons).toEqual({
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: [{ url: '/apple-touch-icon.png', sizes: '180x180' }],
  });
});
