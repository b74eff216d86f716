/** The social image step: a PNG for each page and language, and the manifest that heads read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../../lib/content/load.ts';
import { SOCIAL_IMAGES_FILE, type SocialImages } from '../../../lib/seo/social-images.ts';
import { Cache } from '../../cache.ts';
import { inTurn } from '../../in-turn.ts';
import { progress } from '../../progress.mjs';
import { removeOthers, writeIfChanged } from '../../write.ts';
import { FONT_FILES, facesFor } from './fonts.ts';
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

type Serve = (job: Job, png: Uint8Array) => void;

/** Draws cards. @throws Error naming page and character if a glyph is missing. */
async function draw(missing: readonly Job[], root: string, serve: Serve): Promise<void> {
  if (missing.length === 0) return;
  const faces = await facesFor(new Map(missing.map(({ page, text }) => [page, text])), root);
  // Cards with one picture, which both languages of a page have, one after the other: it is brought into its size once.
  const byPicture = [...Map.groupBy(missing, ({ picture }) => picture?.hash).values()];
  const { done, end } = progress('social images', missing.length);
  await inTurn(byPicture, async (cards) => {
    const file = cards[0]?.picture?.file;
    const picture = file === undefined ? undefined : await placed(readFileSync(file));
    for (const job of cards) {
      serve(job, await renderCard(job.tree, picture, faces));
      done();
    }
  }).finally(end);
}

/**
 * Brings the social images of all pages to `assets` and writes their manifest to `generated`. What lies in the
 * cache is not drawn again.
 * @throws Error naming the page if a title does not fit, a glyph or a picture is missing.
 */
export async function buildSocialImages(content: Content, folders: SocialFolders): Promise<SocialImages> {
  const fonts = FONT_FILES.map((file) => path.join(folders.root, file));
  const jobs = socialJobs(content, { content: folders.content, mark: folders.mark, fonts });
  const cache = new Cache<Uint8Array>(folders.cache);
  const serve: Serve = ({ name }, png) => writeIfChanged(path.join(folders.assets, name), png);
  const missing = jobs.filter((job) => {
    const png = cache.get(job.hash);
    if (png) serve(job, png);
    return !png;
  });
  await draw(missing, folders.root, (job, png) => serve(job, cache.put(job.hash, png)));
  removeOthers(folders.assets, new Set(jobs.map(({ name }) => name)));
  cache.evict();
  const manifest: SocialImages = { ja: {}, en: {} };
  for (const { locale, path: page, name, alt } of jobs)
    manifest[locale][page] = { src: `/assets/og/${name}`, alt };
  writeIfChanged(path.join(folders.generated, SOCIAL_IMAGES_FILE), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}
