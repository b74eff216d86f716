import { site } from '@/lib/content';
import { logoPath, manifestPath, siteMetadata } from '@/lib/seo/icons';
import { webManifest } from '@/lib/seo/web-manifest';
import { GET } from '../../app/[locale]/site.webmanifest/route';

const icons = { any192: '/a.png', any512: '/b.png', maskable512: '/c.png' };

describe('the web app manifest', () => {
  it.each([
    ['ja', '/', '東北ラボオートメーション'],
    ['en', '/en', 'Tohoku Lab Automation'],
  ] as const)('in %s starts at %s and has the name of that language', (locale, start_url, name) => {
    expect(webManifest(site().company.name[locale], locale, icons)).toMatchObject({
      ...{ lang: locale, start_url, name, display: 'browser' },
      icons: [
        { src: '/a.png', sizes: '192x192', purpose: 'any' },
        { src: '/b.png', sizes: '512x512', purpose: 'any' },
        { src: '/c.png', sizes: '512x512', purpose: 'maskable' },
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
});
