/** @jest-environment jsdom */
import { SearchSamples } from '@/app/frame/search-samples';
import { drawn, suggestions } from '@/client/enhance/search/draw';
import { drawFrom } from '@/client/enhance/search/samples';
import { Corpus } from '@/lib/search/corpus';
import type { Section } from '@/lib/search/index-format';
import { search } from '@/lib/search/search';
import { Synonyms } from '@/lib/search/synonyms';
import { catalogueOf } from '@/tests/helpers/search-index';
import { serverMarkup } from '@/tests/helpers/server-markup';

const sample = (name: string, within: ParentNode = document) =>
  within.querySelector(`[data-search-sample="${name}"]`);
const link = () => document.querySelector('a') as HTMLAnchorElement;

beforeEach(async () => {
  document.body.innerHTML = `<main></main>${await serverMarkup(<SearchSamples />)}`;
});
const put = (nodes: Node[]) => document.querySelector('main')?.replaceChildren(...nodes);

/** What the search draws for a query on pages named "Arm" and "Line", the first with a text. */
function find(query: string, sections: Section[] = [], { description = '', limit = 9 } = {}) {
  const catalogue = catalogueOf(['Arm', 'Line of pumps']);
  const corpus = new Corpus(catalogue);
  if (sections.length > 0) corpus.add([{ page: 0, description, sections }]);
  const results = search(corpus, new Synonyms([]), query);
  const view = { query, results, limit, more: undefined, showAll: jest.fn(), older: undefined };
  put(drawn(drawFrom(document), view, catalogue));
}

describe('a row', () => {
  it('of a page whose name alone answers has no section and no passage', () => {
    find('pumps');
    expect(link()).toHaveAttribute('href', '/1');
    expect(sample('row')?.textContent).toBe('kindLine of pumps');
    expect(sample('section')).toBeNull();
    expect(sample('passage')).toBeNull();
  });

  it.each([
    ['a heading', 'Grippers', 'ArmGrippers'],
    ['the name of its page as heading', 'Arm', 'Arm'],
    ['no heading', '', 'Arm'],
  ])('of a section with %s is named once', (_what, heading, name) => {
    find('camera', [['über', heading, 'A camera.']]);
    expect(link().textContent).toBe(name);
    expect(sample('section') !== null).toBe(name !== 'Arm');
    expect(new URL(link().href).hash).toBe('#%C3%BCber');
    expect(sample('passage')).toHaveTextContent('A camera.');
  });

  it('shows the description where its section has no text', () => {
    find('grippers', [['grip', 'Grippers', '']], { description: 'What it does.' });
    expect(sample('passage')).toHaveTextContent('What it does.');
  });

  it('has less of a text in Japanese, whose letters are wide', () => {
    const text = `camera ${'語'.repeat(400)}`;
    const [ja = 0, en = 0] = ['ja', 'en'].map((lang) => {
      document.documentElement.lang = lang;
      find('camera', [['', '', text]]);
      expect(sample('passage')?.querySelector('mark')).toHaveTextContent('camera');
      return sample('passage')?.textContent?.length;
    });
    expect(ja).toBeLessThan(en);
    expect(en).toBeLessThan(text.length);
  });
});

it.each([
  ['there is room for more', 9],
  ['there is room for just these', 2],
])('nothing follows the rows where %s', (_when, limit) => {
  find('line', [['', '', 'A line.']], { limit });
  expect(document.querySelectorAll('li')).toHaveLength(2);
  expect(document.querySelector('main')?.childNodes).toHaveLength(1);
});

it('a page is suggested by its name alone, one that the catalogue lacks not at all', () => {
  const catalogue = catalogueOf(['Arm', 'Line'], 0, [1, 7]);
  put(suggestions(drawFrom(document), catalogue));
  expect(document.querySelectorAll('li')).toHaveLength(1);
  expect(link()).toHaveTextContent('Line');
  expect(sample('passage')).toBeNull();
});
