/** Where the problems of a window's pages are kept, over their changes. */
export const PROBLEMS = 'test-problems';

/** Where the served copy of the site has the script that listens. */
export const LISTENER = '/test-listener.js';

/**
 * Runs in every page, before any other script, and notes what a page should not do: messages, errors, files that do
 * not come and violations of the policy. WebDriver itself tells nothing of these.
 */
function listen(key: string): void {
  const note = (line: string) => {
    const before: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...before, line]));
  };
  for (const level of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    const print = console[level];
    console[level] = (...said) => {
      note(`${level}: ${said.join(' ')}`);
      print(...said);
    };
  }
  const about = (event: Event): string => {
    if (event instanceof ErrorEvent) return event.message;
    const { outerHTML = 'unknown' } = event.target as Partial<Element>;
    return `did not load: ${outerHTML.slice(0, 200)}`;
  };
  // Which films a machine can play depends on its codecs: the next source of a clip is there for that. A film that the
  // site does not have is a fault of the site.
  const isFilmThatIsThere = async (target: EventTarget | null) =>
    target instanceof HTMLSourceElement && (await fetch(target.src, { method: 'HEAD' })).ok;
  addEventListener(
    'error',
    async (event) => {
      const line = `error: ${about(event)}`;
      if (!(await isFilmThatIsThere(event.target))) note(line);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`error: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    note(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  );
}

/** The listener as a file. */
export const listenerScript = (): string => `(${listen})(${JSON.stringify(PROBLEMS)});\n`;

/**
 * A page with the listener before its other scripts; the policy allows it as a file of the site.
 * @throws Error if the page has no script before which it could stand.
 */
export function withListener(html: string): string {
  const at = html.indexOf('<script ');
  if (at === -1) throw new Error('a page without script cannot be listened to');
  return `${html.slice(0, at)}<script src="${LISTENER}"></script>${html.slice(at)}`;
}
