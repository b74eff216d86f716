/** The source of a whole document: what stands around its blocks on paper, and the files that it shows. */
import { encode } from 'uqr';
import { contactPage } from '../../../app/[locale]/contact/definition.ts';
import { type DocumentContext, type DocumentRecord, paperCopy } from '../../../app/documents/record.ts';
import { formatDate } from '../../../lib/dates.ts';
import type { FigureDays } from '../../../lib/documents/documents.ts';
import { fill } from '../../../lib/listing/fill.ts';
import { addressOf } from '../../../lib/seo/graph/place.ts';
import { plainText } from '../../../lib/text/lines.ts';
import { type Pictures, TypstSource } from './typst.ts';
import { quoted } from './typst-text.ts';

/** Where sources find the templates, from the root of the repository. */
export const TEMPLATES = ['documents/document.typ', 'documents/blocks.typ'] as const;

const QUIET_ZONE = 2;

/** A QR code as SVG: one path, its modules as squares. */
export function qrCode(url: string): string {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${squares.join('')}"/></svg>`;
}

const REGIONS = { ja: 'jp', en: 'gb' } as const;

type Sources = {
  record: DocumentRecord;
  context: DocumentContext;
  days: FigureDays | undefined;
  pictures: Pictures;
  /** Gives the file of the code that leads to an address. */
  code: (url: string) => string;
};

/** The source that Typst sets. */
export function sourceText({ record, context, days, pictures, code }: Sources): string {
  const { locale, site } = context;
  const copy = paperCopy(context);
  const { paper } = copy;
  const url = addressOf({ siteUrl: site.siteUrl, locale, path: record.page });
  const source = new TypstSource(locale, pictures, url);
  const title = plainText(record.title);
  const facts = {
    lang: quoted(locale),
    region: quoted(REGIONS[locale]),
    title: quoted(title),
    description: quoted(record.purpose),
    company: quoted(site.company.name[locale]),
    kind: quoted(copy.kinds[record.kind]),
    running: source.text(title),
    page: quoted(paper.page),
    url: quoted(url),
    qr: quoted(code(url)),
    'qr-words': quoted(fill(paper.qr, { url })),
    'source-label': quoted(paper.source),
    'date-label': quoted(paper.date),
    date: days ? quoted(formatDate(days.date, locale)) : 'none',
    'contact-label': quoted(paper.contact),
    mail: quoted(site.mail),
    'contact-url': quoted(addressOf({ siteUrl: site.siteUrl, locale, path: contactPage.path })),
    sample: quoted(paper.sample),
    note: record.sample ? source.text(record.sample) : 'none',
  };
  const written = Object.entries(facts).map(([name, value]) => `  ${name}: ${value},`);
  const body = record.cover
    ? `book(about, ${source.lines(record.title)}, ${source.text(record.lead)}, ${source.blocks([record.cover])}, ${quoted(paper.contents)}, ${source.blocks(record.blocks)})`
    : `sheet(about, ${source.title(record.title)}, ${source.text(record.lead)}, ${source.sections(record.blocks)})`;
  return `#import "/${TEMPLATES[0]}": *\n#let about = (\n${written.join('\n')}\n)\n#${body}\n`;
}
