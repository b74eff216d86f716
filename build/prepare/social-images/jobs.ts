/** What there is to draw: a card for each page and language. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePages } from '../../../app/inventory/site-pages.ts';
import type { Content } from '../../../lib/content/load.ts';
import { colourTokens } from '../../../lib/design-token.ts';
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts';
import { localizedPath } from '../../../lib/i18n/paths.ts';
import type { SocialCard } from '../../../lib/seo/card.ts';
import { plainText } from '../../../lib/text/lines.ts';
import { type Card, cardOf } from './card.ts';
import { endingOf, RENDER_SETTINGS } from './render.ts';

export type Job = {
  locale: Locale;
  /** Language-neutral path of the page, and the one that problems name. */
  path: string;
  page: string;
  alt: string;
  card: Card;
  /** What its place shows: the file (an absolute path), and what stands for its bytes. */
  picture: { file: string; hash: string } | undefined;
  /** Stands for everything that decides the pixels. */
  hash: string;
  /** Name of the file, after the first page that has it: `en-services-labcraft-1f2e3d4c5b.png`. */
  name: string;
};

/** All paths are absolute: the folder that pictures are named from, the mark as SVG, what cards look like besides. */
export type JobSources = { content: string; mark: string; looks: readonly string[] };

const digest = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** A number that stands for a title, the same in every build. */
const seedOf = (title: string): number => [...title].reduce((sum, each) => sum + each.charCodeAt(0), 0);

function present(page: string, file: string): string {
  if (existsSync(file)) return file;
  throw new Error(`${page}: the social image shows ${file}, which does not exist`);
}

/** A function that works once for each thing that it is asked. */
function once<T, R>(make: (asked: T) => R): (asked: T) => R {
  const known = new Map<T, R>();
  return (asked) => {
    const result = known.get(asked) ?? make(asked);
    known.set(asked, result);
    return result;
  };
}

function altOf({ title, note }: SocialCard, company: string, locale: Locale): string {
  const parts = [plainText(title), note, company].filter((part) => part !== undefined);
  return parts.join(locale === 'ja' ? '｜' : ' | ');
}

/**
 * The cards of all pages in both languages.
 * @throws Error naming the page if a picture is missing.
 */
export function socialJobs(content: Content, sources: JobSources): Job[] {
  const { mark } = sources;
  const looks = digest(
    RENDER_SETTINGS,
    JSON.stringify(colourTokens()),
    ...sources.looks.map((file) => readFileSync(file)),
  );
  const bytesOf = once((file: string) => digest(readFileSync(file)));
  const pages = sitePages(content).flatMap((page) => LOCALES.map((locale) => ({ ...page, locale })));
  const names = new Map<string, string>();
  return pages.map(({ path: bare, card: cards, locale }) => {
    const page = localizedPath(locale, bare);
    const { [locale]: own } = cards;
    const company = content.site.data.company.name[locale];
    const card = cardOf(own, { company, mark }, seedOf(cards.ja.title), locale);
    const file = own.picture && present(page, path.join(sources.content, own.picture));
    const picture = file ? { file, hash: bytesOf(file) } : undefined;
    const hash = digest(looks, card.source, card.ground, picture?.hash ?? '').slice(0, 10);
    const slug = bare.slice(1).replaceAll('/', '-') || 'home';
    // The pages of an archive have the same card.
    const name = names.get(hash) ?? `${locale}-${slug}-${hash}.${endingOf(picture !== undefined)}`;
    names.set(hash, name);
    return {
      ...{ locale, path: bare, page, card, picture, hash },
      alt: altOf(own, company, locale),
      name,
    };
  });
}
