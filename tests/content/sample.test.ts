import { formatSamples, listSamples } from '@/lib/content/sample';

const FILES = [
  {
    file: 'content/site.json',
    samples: ['mail', 'urls.maps'],
    data: { mail: 'a@b', urls: { maps: 'https://m' } },
  },
  { file: 'content/pages/home/ja.json', samples: [], data: { title: 'ホーム' } },
  { file: 'content/awards/x/ja.json', samples: [''], data: { year: 2025, name: '見本' } },
];

it('lists each marked field, and a file that is marked as a whole by its first text', () => {
  expect(listSamples(FILES)).toEqual([
    { file: 'content/site.json', field: 'mail', value: '"a@b"' },
    { file: 'content/site.json', field: 'urls.maps', value: '"https://m"' },
    { file: 'content/awards/x/ja.json', field: '(whole file)', value: '"見本"' },
  ]);
});

it('lists nothing when nothing is marked', () => {
  expect(listSamples(FILES.map((file) => ({ ...file, samples: [] })))).toEqual([]);
});

it('prints a table with aligned columns', () => {
  expect(formatSamples(listSamples(FILES)).split('\n')).toEqual([
    'FILE                      FIELD         VALUE',
    'content/site.json         mail          "a@b"',
    'content/site.json         urls.maps     "https://m"',
    'content/awards/x/ja.json  (whole file)  "見本"',
  ]);
});
