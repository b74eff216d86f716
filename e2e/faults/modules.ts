import { basename } from 'node:path';
import { FILES, PAGES } from '../../tests/built/out.ts';

/** Each module that is fetched on demand, as it was built, with a page that has a use for it. */
export const MODULES = FILES.filter((path) => /^assets\/client\/(?!main-)[^/]*\.js$/.test(path))
  .map((path) => basename(path))
  .map((name) => {
    const users = PAGES.filter(
      ({ path, html }) => !path.endsWith('/404') && html.includes(`/assets/client/${name} `),
    );
    // The search is in every page; its own shows it at once.
    const user = users.find(({ path }) => path === '/search' && name.startsWith('start-')) ?? users[0];
    // Those that several share have no name of their own.
    const title = name.startsWith('chunk-') ? name : name.replace(/-[^-]*$/, '');
    return { name, title, path: user?.path };
  });
