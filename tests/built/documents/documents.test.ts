/** The documents as they are served: what they say, what they are made of, and that they are the same each time. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { documentRecords } from '../../../app/documents/documents.ts';
import { sourceOf } from '../../../lib/content/source.ts';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { barePath, localizedPath } from '../../../lib/i18n/paths.ts';
import { runProgram } from '../../helpers/run-program';
import { content, site } from '../../words';
import { all, FILES, pageAt, text } from '../out';
import {
  DOCUMENTS,
  factsOf,
  folded,
  fontsOf,
  halfEmptyPages,
  lastPageOf,
  linksOf,
  metadataOf,
  type Pdf,
  structureOf,
  tornMarks,
  withPoppler,
  wordsOf,
} from './pdf';

const sources = new Map(
  LOCALES.flatMap((locale) =>
    documentRecords(sourceOf(content, locale)).map(
      (document) => [`${document.id}.${locale}`, document] as const,
    ),
  ),
);
const definitionOf = ({ id, locale }: Pdf) => sources.get(`${id}.${locale}`)!;

/** Bytes that a document may have at most, by what it is. */
const LIMITS = { guide: 900_000, legal: 200_000, sheet: 150_000 };
const limitOf = (pdf: Pdf) => {
  const { kind } = definitionOf(pdf);
  return kind === 'guide' || kind === 'legal' ? LIMITS[kind] : LIMITS.sheet;
};

/** Each document by its name, with what is wrong with it. */
const wrong = (of: (pdf: Pdf) => readonly string[]): string[] =>
  DOCUMENTS.flatMap((pdf) => of(pdf).map((what) => `${pdf.address}: ${what}`));

/** The texts of a tree, whatever it is made of; names of drawings and files are none. */
function* textsIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string' && !/^(?:type|name|file|url|state|identifier|label|alt)$/.test(key))
    yield value;
  else if (Array.isArray(value)) for (const each of value) yield* textsIn(each, key);
  else if (value && typeof value === 'object')
    for (const [name, each] of Object.entries(value))
      if (name !== 'props' && name !== 'position') yield* textsIn(each, name);
}

it('the export has the documents that pages list, and no other', () => {
  const served = FILES.filter((file) => file.endsWith('.pdf')).map((file) => `/${file}`);
  expect(served).toEqual(DOCUMENTS.map(({ address }) => address).sort());
  expect(wrong(({ file, bytes }) => (statSync(file).size === bytes ? [] : ['another size']))).toEqual([]);
});

it('none is too large', () => {
  expect(wrong((pdf) => (pdf.bytes > limitOf(pdf) ? [`${pdf.bytes} bytes`] : []))).toEqual([]);
});

withPoppler('every document', () => {
  it('says all of its source, the words of its drawings too', () => {
    const lacking = wrong((pdf) => {
      const words = wordsOf(pdf);
      const { title, lead, blocks, cover } = definitionOf(pdf);
      return [title.replaceAll('|', ''), lead, ...textsIn(blocks), ...textsIn(cover)]
        .map((each) => folded(each.replaceAll('|', '')))
        .filter((each) => !words.includes(each))
        .map((each) => each.slice(0, 40));
    });
    expect(lacking).toEqual([]);
  });

  /** What stands right in the named parts of an article. */
  const IN_SECTIONS = ['h2', 'p', 'li', 'h3']
    .map((tag) => `main section[aria-label] > ${tag}, main section[aria-label] > ul ${tag}`)
    .join(', ');

  /** What of a page must stand in its document, by the document. */
  const SHOWN: readonly [id: RegExp, selector: string][] = [
    [/^automation-guide$/, '#guide-text h3, #guide-text h4, #guide-text p'],
    [/^case-/, `h1, ${IN_SECTIONS}, article dl dt`],
    [/^example-/, IN_SECTIONS],
    [/^arm-/, 'main table td'],
    [/^maintenance-plans$/, 'main table th[scope="row"], main table td, main details p'],
    [/^company-profile$/, 'main table th[scope], main table td'],
    // Not what a reader unfolds to use it.
    [/^service-/, 'main details:not(:has([data-island])) summary, main details:not(:has([data-island])) p'],
    [/^(?:terms|privacy)$/, 'main h2:not([id="article-index"]), main li > p'],
  ];

  it('has the headings and figures of its page', () => {
    const lacking = wrong((pdf) => {
      const words = wordsOf(pdf);
      const selector = SHOWN.find(([id]) => id.test(pdf.id))?.[1];
      if (!selector) return [];
      const page = pageAt(localizedPath(pdf.locale, pdf.page));
      // A value that is not there has a dash before its words.
      const shown = all(selector, page.tree).map((node) => folded(text(node)).replace(/^–(?=.)/, ''));
      if (shown.length === 0) return [`nothing matches ${selector}`];
      return shown.filter((each) => !words.includes(each)).map((each) => each.slice(0, 40));
    });
    expect(lacking).toEqual([]);
  });

  it('embeds its fonts, which are those of the site', () => {
    const OURS = /^(?:TLASans|TLAMono|IBMPlexSansJP)/;
    const strange = wrong((pdf) => {
      const fonts = fontsOf(pdf);
      if (fonts.length === 0) return ['no fonts'];
      return fonts.filter(({ name, embedded }) => !embedded || !OURS.test(name)).map(({ name }) => name);
    });
    expect(strange).toEqual([]);
  });

  it('is tagged for PDF/UA-1, with its title, its language and its length', () => {
    const silent = wrong((pdf) => {
      const { Title, Tagged, Pages, 'Page size': size } = factsOf(pdf);
      const metadata = metadataOf(pdf);
      return [
        Title === pdf.title ? '' : `title ${Title}`,
        Tagged === 'yes' ? '' : 'not tagged',
        Number(Pages) === pdf.pages ? '' : `${Pages} pages`,
        size?.endsWith('(A4)') ? '' : `${size}`,
        /pdfuaid:part>1</.test(metadata) ? '' : 'no PDF/UA-1',
        metadata.includes(`<rdf:li>${pdf.locale}`) ? '' : 'no language',
      ].filter(Boolean);
    });
    expect(silent).toEqual([]);
  });

  it('has headings in its structure, in order', () => {
    const skipped = wrong((pdf) => {
      const levels = [...structureOf(pdf).matchAll(/^\s*H(\d)\b/gm)].map(([, level]) => Number(level));
      if (levels.length === 0) return ['no headings'];
      return levels.flatMap((level, index) => (level > (levels[index - 1] ?? 0) + 1 ? [`H${level}`] : []));
    });
    expect(skipped).toEqual([]);
  });

  it('begins no line with a mark that closes, and ends none with one that opens', () => {
    const torn = wrong((pdf) => (pdf.locale === 'ja' ? tornMarks(pdf) : []));
    expect(torn).toEqual([]);
  });

  it('leads to pages of this site alone, all of which are there', () => {
    const lost = wrong((pdf) =>
      linksOf(pdf).filter((url) => {
        if (url.startsWith('mailto:')) return url !== `mailto:${site.mail}`;
        if (!URL.canParse(url)) return true;
        const { origin, pathname } = new URL(url);
        if (origin !== site.siteUrl) return true;
        const name = pathname === '/' ? 'index' : pathname.slice(1);
        return ![name, `${name}.html`].some((file) => FILES.includes(file));
      }),
    );
    expect(lost).toEqual([]);
    const without = wrong((pdf) => {
      const own = linksOf(pdf).filter((url) => barePath(new URL(url).pathname) === pdf.page);
      return own.length > 0 ? [] : ['no link to its page'];
    });
    expect(without).toEqual([]);
  });

  it('says on its last page whom to ask', () => {
    const silent = wrong((pdf) => {
      const last = lastPageOf(pdf);
      const asked = [
        site.company.name[pdf.locale],
        site.mail,
        `${site.siteUrl}${localizedPath(pdf.locale, '/contact')}`,
      ];
      return asked.map(folded).filter((each) => !last.includes(each));
    });
    expect(silent).toEqual([]);
  });

  // A title block that is alone on its page stands at the head of it, else at the foot.
  it('has no page half empty', () => {
    expect(wrong((pdf) => halfEmptyPages(pdf).map((page) => `page ${page}`))).toEqual([]);
  });

  it('names nothing of the machine that set it', () => {
    const machine = new RegExp(`localhost|127\\.0\\.0\\.1|file:|${process.cwd()}`);
    expect(wrong((pdf) => (machine.test(readFileSync(pdf.file, 'latin1')) ? ['an address'] : []))).toEqual(
      [],
    );
  });
});

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

it('set anew from nothing, elsewhere, they have the same bytes', async () => {
  // Below the packages that the drawings are drawn with.
  const folder = mkdtempSync(path.resolve('.cache/documents-anew-'));
  folders.push(folder);
  const script = [
    `import { builtContent } from ${JSON.stringify(path.resolve('build/content.ts'))};`,
    `import { buildDocuments } from ${JSON.stringify(path.resolve('build/prepare/documents/build.ts'))};`,
    `const below = (name) => ${JSON.stringify(folder)} + '/' + name;`,
    `await buildDocuments(builtContent(), { root: process.cwd(), content: process.cwd() + '/content',`,
    `  served: below('served'), generated: below('generated'), cache: below('cache') });`,
  ].join('\n');
  const env = { TZ: 'America/New_York', LC_ALL: 'C' };
  const { exitCode, output } = await runProgram(process.execPath, ['--input-type=module', '-e', script], {
    cwd: process.cwd(),
    env,
  });
  // It says how far it is; all else would be a complaint.
  expect([exitCode, output.replaceAll(/^ *documents: \d+ of \d+.*\n/gm, '')]).toEqual([0, '']);
  const differs = wrong(({ file }) =>
    readFileSync(file).equals(readFileSync(path.join(folder, 'served', path.basename(file))))
      ? []
      : ['differs'],
  );
  expect(differs).toEqual([]);
});
