import { HOST_FILES, LANGUAGE_PREFIXES, MOVED_PREFIX } from './rules.ts';

/** What an address leads to. Files are paths below `out/`. */
export type Route =
  | { status: 200; file: string }
  | { status: 308; location: string }
  /** `file` is the 404 page of the address's language, if there is one. */
  | { status: 404; file: string | undefined }
  | { status: 400 };

/** The parts of a path, decoded; `undefined` if one cannot be read. */
function segmentsOf(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Tells whether a part of a path could mean another folder or another host. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const isUnsafe = (part: string) => /^\.{0,2}$|[/\\\u0000-\u001f]/.test(part);

const isWithheld = (path: string) =>
  /\.(br|gz)$/.test(path) || (HOST_FILES as readonly string[]).includes(path);

const redirect = (path: string, query: string): Route => ({
  status: 308,
  location: `/${path.split('/').map(encodeURIComponent).join('/')}${query}`,
});

/**
 * Finds what to answer to a request target (`/about?q=1`): clean addresses for pages (`/about` is about.html;
 * `/about/` and `/about.html` redirect to it), files under their own names, else the 404 page of the language.
 */
export function route(target: string, isFile: (path: string) => boolean): Route {
  const [, address = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const slash = address.endsWith('/') && address !== '/';
  const segments = segmentsOf(address.slice(1, slash ? -1 : undefined));
  if (!segments || !address.startsWith('/')) return { status: 400 };
  const notFound = (prefix?: string): Route => ({
    status: 404,
    file: [...(prefix ? [`${prefix.slice(1)}/404.html`] : []), '404.html'].find(isFile),
  });
  if (address === '/') return isFile('index.html') ? { status: 200, file: 'index.html' } : notFound();
  if (segments.some(isUnsafe)) return notFound();
  const path = segments.join('/');
  const first = `/${segments[0]}`;
  if (/^index(\.html)?$/.test(path) && isFile('index.html')) return redirect('', query);
  if (first === MOVED_PREFIX) return redirect(segments.slice(1).join('/'), query);
  if (path.endsWith('.html') && isFile(path)) return redirect(path.slice(0, -'.html'.length), query);
  if (segments.at(-1) !== '404' && isFile(`${path}.html`))
    return slash ? redirect(path, query) : { status: 200, file: `${path}.html` };
  if (!slash && !isWithheld(path) && isFile(path)) return { status: 200, file: path };
  return notFound(LANGUAGE_PREFIXES.find((prefix) => prefix === first));
}
