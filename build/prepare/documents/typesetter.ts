/** Typst, from a source to a PDF or an SVG: no network, no fonts of the system, PDF/UA-1 asked for. */
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { colourTokens } from '../../../lib/design-token.ts';
import { codePointsOf } from '../fonts/cmap.ts';
import { drawable } from './stand-ins.ts';

/** Where templates find the colours of the site. */
const COLOURS_FILE = 'documents/colours.json';

/** A failed assertion of a template is reported in the words of the template. */
const ASSERTED = /^assertion failed: /;

/** What tells its version, from the root of the repository. */
export const PACKAGE_FILE = 'node_modules/@myriaddreamin/typst-ts-node-compiler/package.json';

export type Pdf = { bytes: Uint8Array; pages: number };

/** A file that a source names: its path from the folder, and its bytes. */
export type Asset = { name: string; bytes: Buffer };

type Diagnostic = { message: string; path?: string; range?: string };

function diagnosticText(problems: readonly Diagnostic[]): string {
  const asserted = problems.find(({ message }) => ASSERTED.test(message));
  if (asserted) return asserted.message.replace(ASSERTED, '');
  return problems
    .map(({ message, path, range }) => `${path ?? ''}${range ? `:${range}` : ''} ${message}`.trim())
    .join('; ');
}

/** Throws what Typst says of a fault in its own words. */
function fault(error: unknown): string {
  if (error && typeof error === 'object' && 'shortDiagnostics' in error)
    return diagnosticText(error.shortDiagnostics as Diagnostic[]);
  const text = error instanceof Error ? error.message : String(error);
  // What is found while the PDF is written comes as one text with much around it.
  const messages = [...text.matchAll(/message: \\?"(.+?)\\?", trace/g)].map(([, message]) => message);
  return messages.length > 0 ? messages.join('; ') : text;
}

export class Typesetter {
  readonly #compiler: NodeCompiler;
  readonly #folder: string;
  readonly #codes: ReadonlySet<number>;

  /** @param folder that sources name files from, an absolute path. */
  constructor({ fonts, folder }: { fonts: Buffer[]; folder: string }) {
    this.#compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts }], workspace: folder });
    this.#folder = folder;
    this.#codes = new Set(fonts.flatMap((face) => [...codePointsOf(face)]));
    this.#give({ name: COLOURS_FILE, bytes: Buffer.from(JSON.stringify(colourTokens())) });
  }

  #give({ name, bytes }: Asset): void {
    this.#compiler.mapShadow(`${this.#folder}/${name}`, bytes);
  }

  #compile(source: string): NodeTypstDocument {
    const compiled = this.#compiler.compile({ mainFileContent: drawable(source, this.#codes) });
    const document = compiled.result;
    if (!document) throw new Error(fault(compiled.takeDiagnostics()));
    const warnings = compiled.takeWarnings();
    if (warnings && warnings.shortDiagnostics.length > 0) throw new Error(fault(warnings));
    return document;
  }

  /** The one page of a source as SVG, its letters as outlines. @throws Error with what Typst found. */
  svg(source: string): string {
    try {
      return this.#compiler.plainSvg(this.#compile(source));
    } finally {
      this.#compiler.evictCache(10);
    }
  }

  /**
   * The PDF of a source, accessible by PDF/UA-1.
   * @throws Error with what Typst found: a fault of the template, a picture without words.
   */
  set(source: string, assets: readonly Asset[]): Pdf {
    for (const asset of assets) this.#give(asset);
    const document = this.#compile(source);
    try {
      const bytes = this.#compiler.pdf(document, { pdfStandard: PdfStandard.UA_1 });
      return { bytes, pages: document.numOfPages };
    } catch (error) {
      throw new Error(fault(error));
    } finally {
      this.#compiler.evictCache(10);
    }
  }
}
