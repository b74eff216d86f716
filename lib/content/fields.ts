/** Reusable field types of the content schemas, so that a schema reads as a list of names. */
import { z } from 'zod';
import { barePath } from '../i18n/paths.ts';

/** An id, slug or folder name: ASCII words in lower case, joined by single hyphens. */
export const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A path of this site that starts with one slash and carries no language prefix. */
const isBarePath = (value: string) => /^\/(?![/\\])\S*$/.test(value) && barePath(value) === value;

const isHttps = (value: string) => /^https:\/\/[^\s/]+/.test(value) && URL.canParse(value);

export const text = z.string().trim().min(1, 'Must not be empty').describe('Plain text, not empty');

export const lines = text
  .refine(
    (value) => value.split('|').every((line) => line.trim() !== ''),
    'A "|" must stand between two lines',
  )
  .describe('Heading; a "|" marks a line break made by hand');

export const slug = z
  .string()
  .regex(KEBAB_CASE, 'Use lower-case ASCII words joined by hyphens, like "flow-synthesis"')
  .describe('Id in kebab-case');

/** Heads the first screen of a page whose title is a statement. */
export const heroLabel = text.describe(
  'What the page is about, above its title: the name of the thing and its kind',
);

export const isoDate = z.iso
  .date({ error: (issue) => (issue.code === 'invalid_format' ? 'Invalid ISO date' : undefined) })
  .describe('Date as YYYY-MM-DD, in Japan time');

export const uploadDay = isoDate.describe(
  'Day on which the film was put up at the video service, YYYY-MM-DD',
);

export const imageFile = z
  .string()
  .regex(/^\.\/[\w-][\w.-]*\.(?:webp|png|jpe?g|avif)$/, 'Use "./name.webp" for an image next to this file')
  .describe('Image next to this file, as ./name.webp');

export const internalPath = z
  .string()
  .refine(isBarePath, 'Use a path of this site without language prefix, like "/about"')
  .describe('Path of this site, without language prefix');

export const externalUrl = z
  .string()
  .refine(isHttps, 'Use a full address that starts with https://')
  .describe('Address of another site, https only');

export const link = z
  .string()
  .refine(
    (value) => isBarePath(value) || isHttps(value),
    'Use a path like "/about" or an address that starts with https://',
  )
  .describe('Path of this site or https address');

export const imageWithAlt = z
  .strictObject({
    src: imageFile,
    alt: z.string().trim().describe('What the image shows; empty when it only decorates'),
  })
  .describe('Image with its text alternative');

export const clip = z
  .strictObject({
    files: z
      .array(
        z
          .string()
          .regex(
            /^\.\/[\w-]+(?:\.av1\.webm|\.vp9\.webm|\.mp4)$/,
            'Use "./name.av1.webm", "./name.vp9.webm" or "./name.mp4"',
          ),
      )
      .min(1)
      .describe('The same silent clip next to this file, in the order in which browsers should choose'),
    poster: imageFile.describe('Its first frame, shown until it plays'),
    label: text.describe('What happens in the clip, for screen readers'),
    play: text.describe('Text of the button while the clip stands still'),
    pause: text.describe('Text of the button while the clip plays'),
    caption: text,
  })
  .describe('A short silent clip that starts again at its end');

/** A text that a file for both languages holds in both. */
export const bilingual = z
  .strictObject({ ja: text.describe('Japanese text'), en: text.describe('English text') })
  .describe('Text in both languages');

/** What every page begins with. */
export const pageHead = z
  .strictObject({
    title: text.describe('Title in the browser and in search results, unique'),
    description: text.describe(
      'One or two sentences for search results, unique: 40-120 characters, English 60-160',
    ),
    crumb: text.describe('Name of the page in breadcrumbs'),
    label: text.describe('Name of the page in lists of all pages'),
  })
  .describe('Head of the page');
