/** The social image step: a PNG for each page and language, and the manifest that heads read. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../../lib/content/load.ts';
import { SOCIAL_IMAGES_FILE, type SocialImages } from '../../../lib/seo/social-images.ts';
import { inTurn } from '../../in-turn.ts';
import { keepFile } from '../../kept-files.ts';
import { mirror, writeIfChanged } from '../images/write.ts';
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

const cacheFile = (cache: string, { hash }: Job) => path.join(cache, `${hash}.png`);

/** Draws what is not in the cache yet. @throws Error naming page and character if a glyph is missing. */
async function draw(jobs: readonly Job[], { root, cache }: SocialFolders): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const there = new Set(readdirSync(cache));
  const missing = jobs.filter(({ hash }) => !there.has(`${hash}.png`));
  if (missing.length === 0) return;
  const faces = await facesFor(new Map(missing.map(({ page, text }) => [page, text])), root);
  // Cards with one picture, which both languages of a page have, one after the other: it is brought into its size once.
  const byPicture = [...Map.groupBy(missing, ({ picture }) => picture?.hash).values()];
  await inTurn(byPicture, async (cards) => {
    const file = cards[0]?.picture?.file;
    const picture = file === undefined ? undefined : await placed(readFileSync(file));
    for (const job of cards) {
      keepFile(cacheFile(cache, job), await renderCard(job.tree, picture, faces));
    }
  });
}

/**
 * Brings the social images of all pages to `assets` and writes their manifest to `generated`. What lies in the
 * cache is not drawn again.
 * @throws Error naming the page if a title does not fit, a glyph or a picture is missing.
 */
export async function buildSocialImages(content: Content, folders: SocialFolders): Promise<SocialImages> {
  const fonts = FONT_FILES.map((file) => path.join(folders.root, file));
  const jobs = socialJobs(content, { content: folders.content, mark: folders.mark, fonts });
  await draw(jobs, folders);
  mirror(folders.assets, new Map(jobs.map((job) => [job.name, cacheFile(folders.cache, job)])));
  const manifest: SocialImages = { ja: {}, en: {} };
  for (const { locale, path: page, name, alt } of jobs)
    manifest[locale][page] = { src: `/assets/og/${name}`, alt };
  writeIfChanged(path.join(folders.generated, SOCIAL_IMAGES_FILE), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}
