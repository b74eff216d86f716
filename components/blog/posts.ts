import { getTranslations } from 'next-intl/server';
import { entryMarks } from '@/components/publication/entry-marks';
import type { BlogItem } from '@/islands/blog/blog-item';
import { readingMinutes } from '@/lib/blog/reading-time';
import { type Entry, get, list } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { formatDate } from '@/lib/dates';
import { readGenerated } from '@/lib/generated';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { findImage, type ImageManifest, srcSet } from '@/lib/images/manifest';
import { ROUTES } from '@/lib/routes';
import { phrasesOf } from '@/lib/text/phrases';

export const postPath = (slug: string): string => `${ROUTES.blog}/${slug}`;

/** The address of the list with a tag chosen, without language prefix. */
export const tagPath = (tag: string): string => `${ROUTES.blog}?tag=${tag}`;

function cardPicture({ folder, data }: Entry<'blog'>): BlogItem['picture'] {
  if (!data.image) return null;
  const key = imageKey(folder, data.image.src);
  const { variants, fallback, width, height, className } = findImage(
    readGenerated<ImageManifest>('images.json'),
    key,
  );
  return {
    avif: srcSet(variants.avif),
    webp: srcSet(variants.webp),
    src: fallback.src,
    width,
    height,
    className,
  };
}

/** The text behind a post that is not translated yet: its length is what there is to read. */
const originalBody = (id: string, original: Locale): string => get('blog', original, id)?.body ?? '';

/** Every post in a language as the list shows it, newest first. */
export async function blogItems(locale: Locale): Promise<BlogItem[]> {
  const t = await getTranslations('blog');
  const entries = list('blog', locale);
  const marks = await Promise.all(entries.map(entryMarks));
  return entries.map((entry, index) => {
    const { id, data, body, original } = entry;
    return {
      slug: id,
      href: localizedPath(locale, postPath(id)),
      date: data.date,
      dateText: formatDate(data.date, locale),
      minutesText: t('minutes', {
        minutes: readingMinutes(original ? originalBody(id, original) : body, original ?? locale),
      }),
      title: data.title,
      phrases: locale === 'ja' ? [...phrasesOf(data.title)] : [data.title],
      summary: data.summary,
      tags: data.tags.map((tag) => ({ id: tag, name: t(`tag.${tag}`) })),
      picture: cardPicture(entry),
      marks: marks[index] ?? [],
    };
  });
}
