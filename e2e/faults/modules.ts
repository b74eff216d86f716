import { basename } from 'node:path';
import { FILES, PAGES, readText } from '../../tests/built/out.ts';

const SCRIPTS = FILES.filter((path) => /^assets\/client\/(?!main-)[^/]*\.js$/.test(path));

/** The modules whose text has some words. */
const having = (words: string) =>
  SCRIPTS.filter((path) => readText(`/${path}`).includes(words)).map((path) => basename(path));

const isNamed = (name: string) => PAGES.some(({ html }) => html.includes(`/assets/client/${name} `));

/**
 * Whether another module imports it on demand, or it only comes with such modules: what a part does without it is tested with
 * the part (tests/islands).
 */
function isAskedByAnother(name: string): boolean {
  if (having(`import("./${name}")`).length > 0) return true;
  const importers = [`from"./${name}"`, `import"./${name}"`].flatMap(having);
  return !isNamed(name) && importers.length > 0 && importers.every(isAskedByAnother);
}

/** Each module that is fetched on demand, as it was built, with a page that has a use for it. */
export const MODULES = SCRIPTS.map((path) => basename(path))
  .filter((name) => !isAskedByAnother(name))
  .map((name) => {
    const all = PAGES.filter(({ html }) => html.includes(`/assets/client/${name} `));
    // The pages for addresses that are nowhere stand for their own part alone.
    const others = all.filter(({ path }) => !path.endsWith('/404'));
    const users = others.length > 0 ? others : all;
    // A part that is folded fetches nothing.
    const isFolded = ({ html }: (typeof PAGES)[number]) =>
      html
        .split('<details')
        .slice(1)
        .some((rest) => rest.split('</details>')[0]?.includes(`/assets/client/${name} `));
    // The search is in every page; its own shows it at once.
    const user =
      users.find(({ path }) => path === '/search' && name.startsWith('start-')) ??
      users.find((page) => !isFolded(page));
    // Those that several share have no name of their own.
    const title = name.startsWith('chunk-') ? name : name.replace(/-[^-]*$/, '');
    return { name, title, path: user?.path };
  });
