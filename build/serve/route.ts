import { HOST_FILES, MOVED_PREFIX, NOT_FOUND_PAGES } from './rules.ts';

/** What an address leads to. Files are paths below `out/`. */
export type Route =
  | { status: 200; file: string }
  | { status: 308; location: string }
  /** `file` is the 404 page of the address's language, if there is one. */
  | { status: 404; file: string | undefined }
  | { status: 400 };

type IsFile = (path: string) => boolean;

/** The parts of a path, decoded; `null` if they could mean another folder or another host. */
function safeSegments(path: string): string[] | null {
  const segments = path.split('/').map(decodeURIComponent);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  return segments.some((part) => /^\.{0,2}$|[/\\\u0000-\u001f]/.test(part)) ? null : segments;
}

/** The 404 page for an address, given as its parts: that of its language, if there is one. */
function notFound(segments: string[], isFile: IsFile): Route {
  const address = `/${segments.join('/')}`;
  const fits = ({ prefix }: { prefix: string }) => address === prefix || address.startsWith(`${prefix}/`);
  return { status: 404, file: NOT_FOUND_PAGES.filter(fits).find(({ file }) => isFile(file))?.file };
}

const isNotFoundPage = (file: string) => NOT_FOUND_PAGES.some((page) => page.file === file);

const serve = (file: string): Route => ({ status: isNotFoundPage(file) ? 404 : 200, file });

const isForHost = (path: string) =>
  /\.(br|gz)$/.test(path) || (HOST_FILES as readonly string[]).includes(path);

const redirect = (path: string, query: string): Route => ({
  status: 308,
  location: `/${path.split('/').map(encodeURIComponent).join('/')}${query}`,
});

/**
 * Finds what to answer to a request target (`/about?q=1`): clean addresses for pages (`/about` is about.html;
 * `/about/` and `/about.html` redirect to it), files under their own names, else the 404 page of the language.
 */
export function route(target: string, isFile: IsFile): Route {
  const [address = '', search] = target.split(/\?(.*)/s);
  const query = search === undefined ? '' : `?${search}`;
  if (!address.startsWith('/')) return { status: 400 };
  if (address === '/') return isFile('index.html') ? serve('index.html') : notFound([], isFile);
  const slash = address.endsWith('/');
  let segments: string[] | null;
  try {
    segments = safeSegments(address.slice(1, slash ? -1 : undefined));
  } catch {
    return { status: 400 };
  }
  if (!segments) return notFound([], isFile);
  const path = segments.join('/');
  if (/^index(\.html)?$/.test(path) && isFile('index.html')) return redirect('', query);
  if (`/${segments[0]}` === MOVED_PREFIX) return redirect(segments.slice(1).join('/'), query);
  if (path.endsWith('.html') && isFile(path)) return redirect(path.slice(0, -'.html'.length), query);
  if (isFile(`${path}.html`)) return slash ? redirect(path, query) : serve(`${path}.html`);
  if (!slash && !isForHost(path) && isFile(path)) return serve(path);
  return notFound(segments, isFile);
}
