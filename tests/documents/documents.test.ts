import { documentAddress, documentFor, documentOf, documentsIn, kilobytes } from '@/lib/documents/documents';
import { readGenerated } from '@/lib/generated';

jest.mock('@/lib/generated', () => ({ readGenerated: jest.fn() }));

const made = (id: string, page: string) => ({ id, page, address: `/documents/${id}.ja.pdf` });

beforeEach(() => {
  jest.mocked(readGenerated).mockImplementation((name) => {
    expect(name).toBe('documents.json');
    return { ja: [made('service', '/a'), made('arm', '/a'), made('plans', '/b')], en: [made('arm', '/a')] };
  });
});

it('a document has an address for each language', () => {
  expect(documentAddress('arm-small', 'ja')).toBe('/documents/arm-small.ja.pdf');
  expect(documentAddress('arm-small', 'en')).toBe('/documents/arm-small.en.pdf');
});

it('documents are found by language, id and page, the first of a page before the others', () => {
  expect(documentsIn('ja').map(({ id }) => id)).toEqual(['service', 'arm', 'plans']);
  expect(documentOf('arm', 'en').id).toBe('arm');
  expect(documentFor('/a', 'ja')?.id).toBe('service');
  expect(documentFor('/c', 'ja')).toBeUndefined();
});

it('one that is not there is named, with where documents are defined', () => {
  expect(() => documentOf('plans', 'en')).toThrow(
    new RangeError('there is no document "plans" (app/documents/documents.ts)'),
  );
});

it.each([
  [1, 1],
  [1000, 1],
  [1001, 2],
  [137_345, 138],
])('%i bytes are %i KB', (bytes, size) => {
  expect(kilobytes(bytes)).toBe(size);
});
