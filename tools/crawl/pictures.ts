/** What must hold of shared links and of the web app manifests: their pictures exist in the sizes that are stated. */
import sharp from 'sharp';
import { textOf } from '../../build/export/files.ts';
import { localeOf } from '../../lib/i18n/paths.ts';
import { SOCIAL_IMAGE_SIZE } from '../../lib/seo/social-images.ts';
import { type CrawledPage, isIndexable, only } from './page.ts';
import { absolute, type CrawledSite, fileOf } from './site.ts';

const LOCALE = { ja: 'ja_JP', en: 'en_GB' } as const;
const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE_SIZE;

/** The size of a PNG of the site as `512x512`, or why there is none. */
async function sizeOf(site: CrawledSite, address: string): Promise<string> {
  const bytes = site.files.get(fileOf(site, address) ?? '');
  if (!bytes) return 'no file of the site';
  const { format, width, height } = await sharp(bytes).metadata();
  return format === 'png' ? `${width}x${height}` : `a ${format}`;
}

function expectedMeta(page: CrawledPage, site: CrawledSite): Record<string, string | undefined> {
  const locale = localeOf(page.path);
  return {
    'og:url': absolute(site, page.path),
    'og:title': page.titles[0],
    'og:description': only(page, 'description'),
    'og:locale': LOCALE[locale],
    // A text that is there in one language only names no other.
    ...(page.languages.size > 0 && { 'og:locale:alternate': LOCALE[locale === 'ja' ? 'en' : 'ja'] }),
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
    'twitter:card': 'summary_large_image',
  };
}

const PRESENT = ['og:type', 'og:site_name', 'og:image', 'og:image:alt', 'theme-color'];

async function sharedLink(page: CrawledPage, site: CrawledSite): Promise<string[]> {
  const wrong = Object.entries(expectedMeta(page, site))
    .filter(([name, value]) => value === undefined || only(page, name) !== value)
    .map(([name, value]) => `${name} is "${page.meta.get(name)?.join('", "') ?? ''}", not "${value}"`);
  const absent = PRESENT.filter((name) => !only(page, name)).map((name) => `needs ${name} once`);
  const image = only(page, 'og:image');
  const size = image && (await sizeOf(site, image));
  const badImage = size && size !== `${WIDTH}x${HEIGHT}` ? [`og:image ${image} is ${size}`] : [];
  return [...wrong, ...absent, ...badImage].map((problem) => `${page.path}: ${problem}`);
}

/** Every page that may be listed says what a shared link shows, with a picture of its own that exists. */
export async function sharedLinks(site: CrawledSite): Promise<string[]> {
  const pages = site.pages.filter(isIndexable);
  const problems = await Promise.all(pages.map((page) => sharedLink(page, site)));
  const images = pages.flatMap((page) => only(page, 'og:image') ?? []);
  const shared = images.filter((image, index) => images.indexOf(image) !== index);
  return [...problems.flat(), ...shared.map((image) => `${image}: is the picture of two pages`)];
}

type Manifest = {
  name?: string;
  lang?: string;
  start_url?: string;
  icons?: { src: string; sizes: string }[];
};

async function manifestProblems(site: CrawledSite, file: string, page: CrawledPage): Promise<string[]> {
  const { name, lang, start_url, icons = [] } = JSON.parse(textOf(site.files, file)) as Manifest;
  const locale = localeOf(page.path);
  const wrongIcons = await Promise.all(
    icons.map(async ({ src, sizes }) => {
      const size = await sizeOf(site, src);
      return size === sizes ? [] : [`icon ${src} is ${size}, not ${sizes}`];
    }),
  );
  return [
    ...(name ? [] : ['has no name']),
    ...(lang === locale ? [] : [`is in ${lang}, its pages in ${locale}`]),
    ...(start_url === (locale === 'ja' ? '/' : `/${locale}`) ? [] : [`starts at ${start_url}`]),
    ...(icons.length > 0 ? wrongIcons.flat() : ['has no icons']),
  ].map((problem) => `${file}: ${problem}`);
}

/** Every page names the manifest of its language, whose icons exist in the stated sizes. */
export async function manifests(site: CrawledSite): Promise<string[]> {
  const first = new Map<string, CrawledPage>();
  const problems: string[] = [];
  for (const page of site.pages) {
    const file = page.manifest.length === 1 ? fileOf(site, page.manifest[0] as string) : undefined;
    if (!file || !site.files.has(file)) problems.push(`${page.path}: names no manifest that exists`);
    else first.set(`${file} ${localeOf(page.path)}`, page);
  }
  const found = await Promise.all(
    [...first].map(([key, page]) => manifestProblems(site, key.split(' ')[0] as string, page)),
  );
  return [...problems, ...found.flat()];
}
