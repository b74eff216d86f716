/** The document step: a PDF for each document and language, and the manifest that pages read. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tellDocuments } from '../../../app/documents/documents.ts';
import { paperCopy, type ToldDocument } from '../../../app/documents/told.ts';
import type { Facts } from '../../../lib/content/facts.ts';
import type { Content } from '../../../lib/content/load.ts';
import { sourceOf } from '../../../lib/content/source.ts';
import { DOCUMENTS_FILE, documentAddress, type MadeDocuments } from '../../../lib/documents/documents.ts';
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts';
import { plainText } from '../../../lib/text/lines.ts';
import { wordsOf } from '../../../lib/words.ts';
import { forgetOthers, keepFile } from '../../kept-files.ts';
import { writeIfChanged } from '../images/write.ts';
import { loadDrawings } from './drawings.ts';
import { documentFonts, FONT_FILES } from './fonts.ts';
import { sourceText, TEMPLATES } from './paper.ts';
import { digest, type Needed, PicturesOf } from './pictures.ts';
import { compileStyles, STYLE_FILES } from './styles.ts';
import { type Asset, Typesetter } from './typesetter.ts';

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
  told: ToldDocument;
  kind: string;
  date: string;
  source: string;
  needed: readonly Needed[];
  /** Stands for all that decides the bytes. */
  key: string;
};

/** The last day on which a figure was confirmed. */
const factsDay = (facts: Facts): string =>
  Object.values(facts)
    .map(({ date }) => date)
    .sort()
    .at(-1) ?? '';

/** Tells which document a fault is in. */
function inDocument<T>({ id }: ToldDocument, locale: Locale, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`document "${id}" (${locale}): ${error instanceof Error ? error.message : error}`);
  }
}

/** What there is to set: a document in each language. */
async function jobsOf(content: Content, { root, content: folder, cache }: DocumentFolders): Promise<Job[]> {
  const read = (file: string) => readFileSync(path.join(root, file));
  const { draw, key: bundle } = await loadDrawings({ root, cache: path.join(cache, 'drawings') });
  const facts = content.facts.data;
  const looks = digest(bundle, JSON.stringify(facts), ...STYLE_FILES.map(read));
  const tools = { content: folder, looks, draw, styles: await compileStyles(root) };
  const typesetter = read('node_modules/@myriaddreamin/typst-ts-node-compiler/package.json');
  const shared = digest(String(VERSION), typesetter, ...[...TEMPLATES, ...FONT_FILES].map(read));
  const date = factsDay(facts);
  return LOCALES.flatMap((locale) => {
    const context = { ...sourceOf(content, locale), words: wordsOf(locale) };
    return tellDocuments(context).map((told) =>
      inDocument(told, locale, () => {
        const pictures = new PicturesOf(tools);
        const source = sourceText({
          told,
          context,
          date,
          pictures: (picture) => pictures.of(picture),
          code: (url) => pictures.code(url),
        });
        // The names of pictures stand for their bytes.
        return {
          locale,
          told,
          kind: paperCopy(context).kinds[told.kind],
          date,
          source,
          needed: [...pictures.needed.values()],
          key: digest(shared, source),
        };
      }),
    );
  });
}

/** What is kept of a document: `<key>.<pages>.pdf`. */
const keptIn = (cache: string): Map<string, string> =>
  new Map((existsSync(cache) ? readdirSync(cache) : []).map((name) => [name.split('.')[0] as string, name]));

/** Sets what is not kept yet. @throws Error naming document and fault. */
async function setMissing(jobs: readonly Job[], { root, cache }: DocumentFolders): Promise<void> {
  const kept = keptIn(cache);
  const missing = jobs.filter(({ key }) => !kept.has(key));
  if (missing.length === 0) return;
  const typesetter = new Typesetter({ fonts: await documentFonts(root), folder: root });
  // Both languages of a document show the same photographs.
  const made = new Map<string, Promise<Asset>>();
  const assetOf = ({ name, make }: Needed): Promise<Asset> => {
    const asset = made.get(name) ?? make();
    made.set(name, asset);
    return asset;
  };
  for (const { told, locale, source, needed, key } of missing) {
    try {
      const assets = await Promise.all(needed.map(assetOf));
      const { bytes, pages } = typesetter.set(source, assets);
      keepFile(path.join(cache, `${key}.${pages}.pdf`), bytes);
    } catch (error) {
      inDocument(told, locale, () => {
        throw error;
      });
    }
  }
}

/** Makes a folder hold exactly these files; what is the same already stays as it is. */
function serve(folder: string, files: ReadonlyMap<string, Buffer>): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(path.join(folder, name));
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes);
  }
}

/**
 * Brings the documents of both languages to `served` and writes their manifest to `generated`. What has not changed is
 * not set again.
 * @throws Error naming document, language and fault.
 */
export async function buildDocuments(content: Content, folders: DocumentFolders): Promise<MadeDocuments> {
  const jobs = await jobsOf(content, folders);
  const cache = path.join(folders.cache, 'set');
  await setMissing(jobs, { ...folders, cache });
  forgetOthers(cache, new Set(jobs.map(({ key }) => key)));
  const kept = keptIn(cache);
  const made: MadeDocuments = { ja: [], en: [] };
  const files = new Map<string, Buffer>();
  for (const { told, kind, locale, key, date } of jobs) {
    const name = kept.get(key) as string;
    const bytes = readFileSync(path.join(cache, name));
    const { id, purpose, need, page } = told;
    const address = documentAddress(id, locale);
    files.set(path.basename(address), bytes);
    const pages = Number(name.split('.')[1]);
    const title = plainText(told.title);
    made[locale].push({ id, address, title, purpose, need, kind, page, date, pages, bytes: bytes.length });
  }
  serve(folders.served, files);
  writeIfChanged(path.join(folders.generated, DOCUMENTS_FILE), `${JSON.stringify(made, null, 1)}\n`);
  return made;
}
