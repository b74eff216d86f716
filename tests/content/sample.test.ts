import { parseSource } from '@/lib/content/parse';
import { formatSamples, listSamples, readSample } from '@/lib/content/sample';

const SITE = { mail: 'a@b', urls: { maps: 'https://m' } };
const FILES = [
  { file: 'content/site.json', samples: ['mail', 'urls.maps'], data: SITE },
  { file: 'content/pages/home/ja.json', samples: [], data: { title: 'ホーム' } },
  { file: 'content/awards/x/index.ja.json', samples: [''], data: { year: 2025, name: '見本' } },
];

it('lists each marked field, and a file that is marked as a whole by its first text', () => {
  expect(listSamples(FILES)).toEqual([
    { file: 'content/site.json', field: 'mail', value: '"a@b"' },
    { file: 'content/site.json', field: 'urls.maps', value: '"https://m"' },
    { file: 'content/awards/x/index.ja.json', field: '(whole file)', value: '"見本"' },
  ]);
});

it('lists nothing when nothing is marked, and shows nothing of a file without any text', () => {
  expect(listSamples(FILES.map((file) => ({ ...file, samples: [] })))).toEqual([]);
  const [row] = listSamples([{ file: 'a.json', samples: [''], data: { year: 2025 } }]);
  expect(row?.value).toBe('undefined');
});

it('prints a table with aligned columns', () => {
  expect(formatSamples(listSamples(FILES)).split('\n')).toEqual([
    'FILE                            FIELD         VALUE',
    'content/site.json               mail          "a@b"',
    'content/site.json               urls.maps     "https://m"',
    'content/awards/x/index.ja.json  (whole file)  "見本"',
  ]);
});

describe('the mark of a file', () => {
  const data = { urls: { maps: 'https://maps.example.com' }, urlsBefore: 'https://old.example.org' };
  const read = (mark: unknown) => {
    const source = parseSource(JSON.stringify({ ...data, sample: mark }), 'json');
    const { samples, problems } = readSample(mark, data, source, 'a.json');
    return { samples, fields: problems.map(({ field }) => field) };
  };

  it.each([
    ['covers nothing if it is not there', undefined, [], ['urls.maps', 'urlsBefore']],
    ['covers nothing if it is empty', [], [], ['urls.maps', 'urlsBefore']],
    ['covers the whole file', ['*'], [''], []],
    ['covers a field', ['urlsBefore'], ['urlsBefore'], ['urls.maps']],
    ['covers what is below a field, and nothing beside it', ['urls'], ['urls'], ['urlsBefore']],
    ['must lead somewhere', ['urls', 'urls.map'], ['urls', 'urls.map'], ['sample.1', 'urlsBefore']],
    ['that is no list covers nothing: the forms would lose it', true, [], ['sample']],
  ])('%s', (_what, mark, samples, fields) => expect(read(mark)).toEqual({ samples, fields }));
});
