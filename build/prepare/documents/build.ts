/** The document step: a PDF for each document and language, and the manifest that pages read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentRecords } from '../../../app/documents/documents.ts';
import { type DocumentRecord, figureDays, paperCopy } from '../../../app/documents/record.ts';
import type { Content } from '../../../lib/content/load.ts';
import { sourceOf } from '../../../lib/content/source.ts';
import { colourTokens } from '../../../lib/design-token.ts';
import {
  DOCUMENTS_FILE,
  documentAddress,
  type FigureDays,
  type MadeDocuments,
} from '../../../lib/documents/documents.ts';
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts';
import { plainText } from '../../../lib/text/lines.ts';
import { Cache } from '../../cache.ts';
import { naming } from '../../naming.ts';
import { progress } from '../../progress.mjs';
import { fillFolder, writeIfChanged } from '../../write.ts';
import { loadDrawings } from './drawings.ts';
import { documentFonts, FONT_FILES } from './fonts.ts';
import { sourceText, TEMPLATES } from './paper.ts';
import { digest, type Needed, PicturesOf } from './pictures.ts';
import { compileStyles, STYLE_FILES } from './styles.ts';
import { type Asset, PACKAGE_FILE, type Pdf, Typesetter } from './typesetter.ts';

/** Raise it when a step that no other part of a key knows makes other bytes from the same source. */
const VERSION = 1;

/** All paths are absolute; `served` is served as `/documents/`. */
export type DocumentFolders = {
  root: string;
  content: string;
  served: string;
  generated: string;
  cache: string;
};

type Job = {
  locale: Locale;
  record: DocumentRecord;
  kind: string;
  days: FigureDays | undefined;
  source: string;
  needed: readonly Needed[];
  /** Stands for all that decides the bytes. */
  key: string;
};

/** Tells which document a fault is in. */
const inDocument = <T>({ id }: DocumentRecord, locale: Locale, work: () => T): T =>
  naming(`document "${id}" (${locale})`, work);

/** What there is to set: a document in each language. */
async function jobsOf(content: Content, { root, content: folder, cache }: DocumentFolders): Promise<Job[]> {
  const read = (file: string) => readFileSync(path.join(root, file));
  const { draw, key: bundle } = await loadDrawings({ root, cache: path.join(cache, 'drawings') });
  const facts = content.facts.data;
  const looks = digest(bundle, JSON.stringify(facts), ...STYLE_FILES.map(read));
  const tools = { content: folder, looks, draw, styles: await compileStyles(root) };
  const typesetter = read(PACKAGE_FILE);
  const shared = digest(
    String(VERSION),
    typesetter,
    JSON.stringify(colourTokens()),
    ...[...TEMPLATES, ...FONT_FILES].map(read),
  );
  return LOCALES.flatMap((locale) => {
    const context = sourceOf(content, locale);
    return documentRecords(context).map((record) =>
      inDocument(record, locale, () => {
        const pictures = new PicturesOf(tools);
        const days = figureDays(content, record, locale);
        const source = sourceText({
          record,
          context,
          days,
          pictures: (picture) => pictures.of(picture),
          code: (url) => pictures.code(url),
        });
        // The names of pictures stand for their bytes.
        return {
          locale,
          record,
          kind: paperCopy(context).kinds[record.kind],
          days,
          source,
          needed: [...pictures.needed.values()],
          key: digest(shared, source),
        };
      }),
    );
  });
}

/** Sets what is not in the cache yet. @throws Error naming document and fault. */
async function setMissing(jobs: readonly Job[], root: string, cache: Cache<Pdf>): Promise<void> {
  const missing = jobs.filter(({ key }) => !cache.get(key));
  if (missing.length === 0) return;
  const typesetter = new Typesetter({ fonts: await documentFonts(root), folder: root });
  // Both languages of a document show the same photographs.
  const made = new Map<string, Promise<Asset>>();
  const assetOf = ({ name, make }: Needed): Promise<Asset> => {
    const asset = made.get(name) ?? make();
    made.set(name, asset);
    return asset;
  };
  const { done, end } = progress('documents', missing.length);
  for (const { record, locale, source, needed, key } of missing) {
    try {
      const assets = await Promise.all(needed.map(assetOf));
      cache.put(key, typesetter.set(source, assets));
      done();
    } catch (error) {
      inDocument(record, locale, () => {
        throw error;
      });
    }
  }
  end();
}

/**
 * Brings the documents of both languages to `served` and writes their manifest to `generated`. What has not changed is
 * not set again.
 * @throws Error naming document, language and fault.
 */
export async function buildDocuments(content: Content, folders: DocumentFolders): Promise<MadeDocuments> {
  const jobs = await jobsOf(content, folders);
  const cache = new Cache<Pdf>(path.join(folders.cache, 'set'));
  await setMissing(jobs, folders.root, cache);
  cache.evict();
  const made: MadeDocuments = { ja: [], en: [] };
  const files = new Map<string, Uint8Array>();
  for (const { record, kind, locale, key, days } of jobs) {
    const { bytes, pages } = cache.require(key);
    const { id, purpose, need, page, sources } = record;
    const address = documentAddress(id, locale);
    files.set(path.basename(address), bytes);
    const title = plainText(record.title);
    made[locale].push({
      id,
      address,
      title,
      purpose,
      need,
      kind,
      page,
      sources,
      ...days,
      pages,
      bytes: bytes.length,
    });
  }
  fillFolder(folders.served, files);
  writeIfChanged(path.join(folders.generated, DOCUMENTS_FILE), `${JSON.stringify(made, null, 1)}\n`);
  return made;
}
