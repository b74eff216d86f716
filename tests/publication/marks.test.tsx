/** @jest-environment jsdom */
/** The marks that tell an author what readers do not see yet. */
import { TextDecoder } from 'node:util';
import { screen, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { CaseHead } from '@/app/[locale]/cases/[id]/case-head';
import { caseCopy } from '@/app/[locale]/cases/[id]/definition';
import { CaseRow } from '@/app/[locale]/cases/case-row';
import { ExampleHead } from '@/app/[locale]/labneeds/[id]/example-head';
import { ExampleCard } from '@/app/[locale]/labneeds/example-card';
import { entryMarks } from '@/components/sections/publication/entry-marks';
import { type Entry, get, list } from '@/lib/content';
import { serverMarkup } from '../helpers/server-markup';

jest.mock('@/components/ui/picture', () => ({ Picture: () => null }));
jest.mock('@/components/ui/video-facade', () => ({ VideoFacade: () => null }));
jest.mock('@/components/ui/icon', () => ({ Icon: () => null }));
jest.mock('@/lib/content', () => {
  const content = jest.requireActual('@/lib/content');
  return { ...content, get: jest.fn(content.get) };
});
jest.mock('@/lib/generated', () => ({ readGenerated: () => ({}) }));
jest.mock('@/lib/images/manifest', () => ({
  findImage: () => ({ variants: { avif: [], webp: [] }, fallback: {}, width: 1, height: 1 }),
  srcSet: () => '',
}));

// What browsers and Node have, and jsdom has not; the content is read with it.
Object.assign(globalThis, { TextDecoder });

const mockWords = { draft: 'D', scheduled: 'from {date}', only: { ja: 'J', en: 'E' }, marks: 'State' };
jest.mock('@/lib/words', () => {
  const { wordsOf } = jest.requireActual('@/lib/words');
  return { wordsOf: (locale: 'ja') => ({ ...wordsOf(locale), publication: mockWords }) };
});

/** Far ahead, so that all the real content is out by then, now and in years to come. */
const TODAY = '2126-04-01';
beforeEach(() => {
  process.env.BUILD_DATE = TODAY;
});
afterEach(() => {
  delete process.env.BUILD_DATE;
});

describe(`the marks of an entry on ${TODAY}`, () => {
  it.each([
    ['ja', { date: TODAY }, undefined, []],
    ['ja', { date: '2126-04-02' }, undefined, ['from 2126年4月2日']],
    ['en', { date: '2126-04-02' }, undefined, ['from 2 April 2126']],
    ['ja', { date: '2126-04-02', draft: true }, undefined, ['D']],
    ['en', { date: '2126-03-01', draft: true }, 'ja', ['D', 'J']],
    ['ja', { date: '2126-03-01' }, 'en', ['E']],
    ['en', { date: '2126-04' }, undefined, []],
    ['en', { date: '2127-04', draft: true }, undefined, ['D']],
    ['en', {}, undefined, []],
    ['ja', { draft: true }, undefined, ['D']],
  ] as const)('in %s, %j, original in %s: %j', (locale, data, original, marks) => {
    expect(entryMarks({ locale, original, data })).toEqual(marks);
  });
});

const first = <N extends 'cases' | 'examples'>(collection: N, draft: boolean): Entry<N> => {
  const [entry] = list(collection, 'en');
  if (!entry) throw new Error(`${collection}: no entry to mark`);
  return { ...entry, data: { ...entry.data, draft } };
};

const VIEWS: [what: string, view: (draft: boolean) => ReactNode][] = [
  ['the card of an example', (draft) => <ExampleCard entry={first('examples', draft)} target="page" />],
  ['the row of a case', (draft) => <CaseRow entry={first('cases', draft)} first />],
  ['the page of a case', (draft) => <CaseHead entry={first('cases', draft)} copy={caseCopy.copy('en')} />],
  [
    'the page of an example',
    (draft) => <ExampleHead entry={first('examples', draft)} request="Request" document="Document" />,
  ],
];

describe.each(VIEWS)('%s', (_what, view) => {
  const NAME = { name: 'publication.marks' };
  const show = async (draft: boolean) => {
    document.body.innerHTML = await serverMarkup(view(draft));
  };
  it('says that it is a draft', async () => {
    await show(true);
    const marks = within(screen.getByRole('list', NAME)).getAllByRole('listitem');
    expect(marks.map(({ textContent }) => textContent)).toEqual(['D']);
  });
  it('says nothing of what is public', async () => {
    await show(false);
    expect(screen.getByRole('heading')).toBeInTheDocument();
    expect(screen.queryByRole('list', NAME)).toBeNull();
  });
});

describe('the page of a case', () => {
  const copy = caseCopy.copy('en');
  const show = async (samples: Entry['samples']) => {
    const entry = { ...first('cases', false), samples };
    jest.mocked(get).mockReturnValue(entry);
    document.body.innerHTML = await serverMarkup(<CaseHead entry={entry} copy={copy} />);
  };
  it('admits that its people are a sample, in a sentence and a mark', async () => {
    await show(['company']);
    expect(screen.getByText(copy.sampleNote)).toBeInTheDocument();
    expect(screen.getByText('publication.sample')).toBeInTheDocument();
  });
  it('admits nothing where they are real', async () => {
    await show([]);
    expect(screen.queryByText(copy.sampleNote)).toBeNull();
  });
});
