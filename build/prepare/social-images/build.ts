/** The social image step: a picture for each page and language, and the manifest that heads read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../../lib/content/load.ts';
import { SOCIAL_IMAGES_FILE, type SocialImages } from '../../../lib/seo/social-images.ts';
import { Cache } from '../../cache.ts';
import { inTurn } from '../../in-turn.ts';
import { naming } from '../../naming.ts';
import { progress } from '../../progress.mjs';
import { removeOthers, writeIfChanged } from '../../write.ts';
import { documentFonts, FONT_FILES } from '../documents/fonts.ts';
import { PACKAGE_FILE as TYPESETTER_PACKAGE, Typesetter } from '../documents/typesetter.ts';
import { TEMPLATES } from './card.ts';
import { type Job, socialJobs } from './jobs.ts';
import { placed, renderCard } from './render.ts';

/** All paths are absolute; `assets` is served as `/assets/og/`. */
export type SocialFolders = {
  root: string;
  content: string;
  mark: string;
  assets: string;
  generated: string;
  cache: string;
};

/** What decides the pixels of all cards, from the root of the repository. */
export const LOOKS: readonly string[] = [...TEMPLATES, ...FONT_FILES, TYPESETTER_PACKAGE];

type Serve = (job: Job, image: Uint8Array) => void;

/** Draws cards. @throws Error naming the page whose picture cannot be read. */
async function draw(missing: readonly Job[], root: string, serve: Serve): Promise<void> {
  if (missing.length === 0) return;
  const typesetter = new Typesetter({ fonts: await documentFonts(root), folder: root });
  // Cards with one picture, which both languages of a page have, one after the other: it is brought into its size once.
  const byPicture = [...Map.groupBy(missing, ({ picture }) => picture?.hash).values()];
  const { done, end } = progress('social images', missing.length);
  await inTurn(byPicture, async (cards) => {
    const file = cards[0]?.picture?.file;
    const picture = file === undefined ? undefined : await placed(readFileSync(file));
    for (const job of cards) {
      serve(job, await naming(job.page, () => renderCard(job.card, picture, typesetter)));
      done();
    }
  }).finally(end);
}

/**
 * Brings the social images of all pages to `assets` and writes their manifest to `generated`. What lies in the
 * cache is not drawn again.
 * @throws Error naming the page whose picture is missing.
 */
export async function buildSocialImages(content: Content, folders: SocialFolders): Promise<SocialImages> {
  const looks = LOOKS.map((file) => path.join(folders.root, file));
  const jobs = socialJobs(content, { content: folders.content, mark: folders.mark, looks });
  const cache = new Cache<Uint8Array>(folders.cache);
  const serve: Serve = ({ name }, image) => writeIfChanged(path.join(folders.assets, name), image);
  const cards = new Map(jobs.map((job) => [job.hash, job]));
  const missing = [...cards.values()].filter((job) => {
    const image = cache.get(job.hash);
    if (image) serve(job, image);
    return !image;
  });
  await draw(missing, folders.root, (job, image) => serve(job, cache.put(job.hash, image)));
  removeOthers(folders.assets, new Set(jobs.map(({ name }) => name)));
  cache.evict();
  const manifest: SocialImages = { ja: {}, en: {} };
  for (const { locale, path: page, name, alt } of jobs)
    manifest[locale][page] = { src: `/assets/og/${name}`, alt };
  writeIfChanged(path.join(folders.generated, SOCIAL_IMAGES_FILE), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}
