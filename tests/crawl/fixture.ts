import sharp from 'sharp';
import { encode } from '@/build/export/files';
import type { Files } from '@/build/export/types';

export const SITE = 'https://lab.test';
const DESCRIPTION = {
  ja: '研究室の手順に合わせて、実験を自動化する装置を一台から設計し、つくり、据え付けまで行います。',
  en: 'We design, build and install one-off machines that automate the protocol you already run.',
};
const TITLE = { ja: '会社案内', en: 'About us' };
const REGION = { ja: 'ja_JP', en: 'en_GB' };
const ADDRESS = { ja: `${SITE}/about`, en: `${SITE}/en/about` };

const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${href}" ${more}>`;

/** A page that breaks no rule: `about.html` and its English counterpart. */
function page(locale: 'ja' | 'en'): string {
  const other = locale === 'ja' ? 'en' : 'ja';
  const prefix = locale === 'ja' ? '' : '/en';
  return [
    `<!DOCTYPE html><html lang="${locale}"><head><title>${TITLE[locale]}</title>`,
    `<meta name="description" content="${DESCRIPTION[locale]}"><meta name="theme-color" content="#fff">`,
    link('canonical', ADDRESS[locale]),
    link('alternate', ADDRESS.ja, 'hreflang="ja"'),
    link('alternate', ADDRESS.en, 'hreflang="en"'),
    link('alternate', ADDRESS.ja, 'hreflang="x-default"'),
    link('manifest', `${prefix}/site.webmanifest`),
    ...Object.entries({
      ...{ type: 'website', site_name: 'Lab', title: TITLE[locale], description: DESCRIPTION[locale] },
      ...{ url: ADDRESS[locale], locale: REGION[locale], 'locale:alternate': REGION[other] },
      ...{ image: `${SITE}/${locale}.png`, 'image:width': 1200, 'image:height': 630, 'image:alt': 'Lab' },
    }).map(([name, content]) => `<meta property="og:${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `</head><body><h1>${TITLE[locale]}</h1><h1 hidden>Unseen</h1><p id="事実">`,
    `<a href="#事実"></a><a href="${prefix}/about#%E4%BA%8B%E5%AE%9F"></a><a href="/icon.png"></a>`,
    '<a href="https://lab.test.example/x"></a><a href="mailto:a@lab.test"></a></body></html>',
  ].join('\n');
}

const entry = (locale: 'ja' | 'en') =>
  `<url><loc>${ADDRESS[locale]}</loc><lastmod>2025-01-02</lastmod>${(['ja', 'en', 'x-default'] as const)
    .map(
      (code) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${code === 'en' ? ADDRESS.en : ADDRESS.ja}"/>`,
    )
    .join('')}</url>`;

const notFound = page('ja')
  .replace('会社案内</title>', '見つかりません</title>')
  .replace(
    DESCRIPTION.ja,
    'このアドレスには何もありません。ほかの場所に移ったか、書き間違いかもしれません。ほかのページはこちらからどうぞ。',
  )
  .replace(/<link rel="(?:canonical|alternate)".*/g, '')
  .replace('</head>', '<meta name="robots" content="noindex"></head>');

const manifest = (lang: string, start_url: string) =>
  JSON.stringify({ name: 'Lab', lang, start_url, icons: [{ src: '/icon.png', sizes: '48x48' }] });

/** The texts of a small site without faults: the same page in both languages, and a 404 page. */
export const FAULTLESS: Readonly<Record<string, string>> = {
  'about.html': page('ja'),
  'en/about.html': page('en'),
  '404.html': notFound,
  'sitemap.xml': `<?xml version="1.0"?>\n<urlset>${entry('ja')}${entry('en')}</urlset>`,
  'robots.txt': `User-Agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`,
  'site.webmanifest': manifest('ja', '/'),
  'en/site.webmanifest': manifest('en', '/en'),
};

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

/** The files of the site, with some texts in place of others (null: no such file) and pictures of real sizes. */
export async function siteFiles(texts: Readonly<Record<string, string | null>> = {}): Promise<Files> {
  const [card, icon] = await Promise.all([png(1200, 630), png(48, 48)]);
  const files = new Map<string, Uint8Array>([
    ['ja.png', card],
    ['en.png', card],
    ['icon.png', icon],
  ]);
  for (const [path, text] of Object.entries({ ...FAULTLESS, ...texts })) {
    if (text === null) files.delete(path);
    else files.set(path, encode(text));
  }
  return files;
}
