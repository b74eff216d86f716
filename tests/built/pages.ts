import type { Element } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { counterpart } from '../helpers/counterpart';
import { strays } from '../helpers/strays';
import { all, attribute, found, PAGES, text } from './out';

/** What every page is made of, whatever it says. */

const visible = (elements: readonly Element[]) => elements.filter((element) => !element.properties.hidden);
const rankOf = ({ tagName }: Element) => Number(tagName.slice(1));

test('there are pages', () => expect(PAGES.length).toBeGreaterThan(100));

test('every page has one header, main and footer, and one h1', () => {
  const wrong = found(({ tree }) =>
    ['body > header', 'body > main', 'body > footer', 'h1'].flatMap((selector) => {
      const count = visible(all(selector, tree)).length;
      return count === 1 ? [] : [`${count} ${selector}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('headings begin with the h1 and skip no rank; those of dialogs stand for themselves', () => {
  const wrong = found(({ tree }) => {
    const inDialogs = new Set(all('dialog :is(h1, h2, h3, h4)', tree));
    const ranks = all('main :is(h1, h2, h3, h4)', tree)
      .filter((heading) => !inDialogs.has(heading))
      .map(rankOf);
    return ranks.flatMap((rank, index) =>
      rank > (ranks[index - 1] ?? 0) + 1 ? [`h${rank}, number ${index + 1}`] : [],
    );
  });
  expect(wrong).toEqual([]);
});

test('every section of a page has a name, and no two of a page have the same', () => {
  const wrong = found(({ tree }) => {
    const names = all('main section:not([data-footnotes])', tree).map(
      (section) => attribute(section, 'aria-label') ?? attribute(section, 'aria-labelledby') ?? '',
    );
    return names.filter((name, index) => !name || names.indexOf(name) !== index);
  });
  expect(wrong).toEqual([]);
});

test('the language toggle of every page leads to the same page in the other language', () => {
  const wrong = found(({ path, tree }) => {
    const toggles = all('header a[data-keep-hash]', tree).map((link) => attribute(link, 'href'));
    const other = path.endsWith('/404') || path === '/404' ? undefined : counterpart(path);
    return toggles.length > 0 && toggles.every((href) => !other || href === other) ? [] : [toggles.join()];
  });
  expect(wrong).toEqual([]);
});

test('a link of the header or the footer to the page itself says so, and no other', () => {
  const wrong = found(({ path, tree }) => {
    const own = `[href="${path}"]`;
    const links = `:is(${own}:not([aria-current]), [aria-current="page"]:not(${own}))`;
    return all(`body > :is(header, footer) a${links}`, tree).map((link) => text(link));
  });
  expect(wrong).toEqual([]);
});

test('every link to another site opens a new tab, without a way back into this one', () => {
  const wrong = found(({ tree }) =>
    all('a[href^="http"]', tree)
      .filter(
        (link) => attribute(link, 'target') !== '_blank' || !/noopener/.test(attribute(link, 'rel') ?? ''),
      )
      .map((link) => attribute(link, 'href')),
  );
  expect(wrong).toEqual([]);
});

test('every link and button has a name of its own', () => {
  const named = (element: Element) =>
    attribute(element, 'aria-label') ||
    attribute(element, 'aria-labelledby') ||
    text(element) ||
    all('img', element).some((image) => attribute(image, 'alt'));
  const wrong = found(({ tree }) =>
    all('a[href], button', tree)
      .filter((element) => !named(element))
      .map((element) => attribute(element, 'href') ?? attribute(element, 'class')),
  );
  expect(wrong).toEqual([]);
});

test('no page shows the marks of Markdown', () => {
  const wrong = found(({ tree }) => {
    const prose = all('main :is(p, li, td, h1, h2, h3):not(pre *)', tree).filter(
      (part) => all('code', part).length === 0,
    );
    return prose
      .map(text)
      .flatMap((words) => [
        ...(/\]\(|^#+ /.exec(words) ?? []),
        ...strays(/\*\*/, words, (found) => found.replaceAll('*', '\\*')),
      ]);
  });
  expect(wrong).toEqual([]);
});

test('an icon is there for browsers that ask', () => {
  expect(found(({ tree }) => (all('link[rel~="icon"]', tree).length > 0 ? [] : ['no icon']))).toEqual([]);
});

/** Marked as such, or a name beside its translation: of a term in the list of all pages, of a feed. */
const isMeantInJapanese = ({ tagName, properties: { lang, href } }: Element) =>
  lang === 'ja' || tagName === 'link' || /\/glossary#/.test(String(href));

test('no English page has Japanese that is not marked as such, in labels and metas neither', () => {
  const japanese = (words: unknown) => String(words).match(/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]+/gu) ?? [];
  const wrong = found(
    ({ tree }) => {
      const words: string[] = [];
      visit(tree, (node) => {
        if (node.type === 'text') words.push(...japanese(node.value));
        if (node.type !== 'element') return undefined;
        if (isMeantInJapanese(node) || node.tagName === 'script') return SKIP;
        words.push(...Object.values(node.properties).flatMap(japanese));
        return undefined;
      });
      return words;
    },
    PAGES.filter(({ locale }) => locale === 'en'),
  );
  expect(wrong).toEqual([]);
});
