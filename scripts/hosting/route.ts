/** What an address leads to. Files are paths below `out/`. */
export type Route =
  | { status: 200; file: string }
  | { status: 308; location: string }
  /** `file` is the nearest 404 page, if there is one. */
  | { status: 404; file: string | undefined }
  | { status: 400 };

type IsFile = (path: string) => boolean;

/** The parts of a path, decoded; `null` if they could mean another folder or another host. */
function safeSegments(path: string): string[] | null {
  const segments = path.split('/').map(decodeURIComponent);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  return segments.some((part) => /^\.{0,2}$|[/\\\u0000-\u001f]/.test(part)) ? null : segments;
}

/** The 404 page beside the address, or the next one up the tree. */
function nearestNotFound(segments: string[], isFile: IsFile): Route {
  for (let depth = segments.length; depth >= 0; depth -= 1) {
    const file = [...segments.slice(0, depth), '404.html'].join('/');
    if (isFile(file)) return { status: 404, file };
  }
  return { status: 404, file: undefined };
}

const serve = (file: string): Route => ({ status: /(^|\/)404\.html$/.test(file) ? 404 : 200, file }) as Route;

const redirect = (path: string, query: string): Route => ({
  status: 308,
  location: `/${path.split('/').map(encodeURIComponent).join('/')}${query}`,
});

/**
 * Finds what to answer to a request target (`/about?q=1`): clean addresses for pages (`/about` is about.html;
 * `/about/` and `/about.html` redirect to it), files under their own names, else the nearest 404 page.
 */
export function route(target: string, isFile: IsFile): Route {
  const [address = '', search] = target.split(/\?(.*)/s);
  const query = search === undefined ? '' : `?${search}`;
  if (!address.startsWith('/')) return { status: 400 };
  if (address === '/') return isFile('index.html') ? serve('index.html') : nearestNotFound([], isFile);
  const slash = address.endsWith('/');
  let segments: string[] | null;
  try {
    segments = safeSegments(address.slice(1, slash ? -1 : undefined));
  } catch {
    return { status: 400 };
  }
  if (!segments) return nearestNotFound([], isFile);
  const path = segments.join('/');
  if (path === 'index.html' && isFile(path)) return redirect('', query);
  if (path.endsWith('.html') && isFile(path)) return redirect(path.slice(0, -'.html'.length), query);
  if (isFile(`${path}.html`)) return slash ? redirect(path, query) : serve(`${path}.html`);
  if (!slash && !/\.(br|gz)$/.test(path) && isFile(path)) return serve(path);
  return nearestNotFound(segments, isFile);
}
