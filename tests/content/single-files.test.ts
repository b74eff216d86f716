/** The files of both languages (site, figures, tags, search) are held to what every other file is: one row for each mistake. */
import { formatProblem } from '@/lib/content/problems';
import { valueAt } from '@/lib/content/values';
import { article, readWith, removeContent } from './fixture';

afterAll(removeContent);

/** File | the field and what stands in it, `⏎` for a new line | what is said of it (`ok`: nothing). */
const ROWS = `
tags.json   | labcraft.ja | **React**                        | This field is shown as it is typed
tags.json   | labcraft.ja | React<b>x</b>                    | This field is shown as it is typed
tags.json   | labcraft.ja | 一行め⏎二行め                    | This field is shown without its line breaks
tags.json   | labcraft.ja | ✍ 日本語の名前                   | Not written yet
tags.json   | labcraft.en | 再現性                           | This is Japanese where the English text belongs
tags.json   | labcraft.ja | LabCraft                         | ok
tags.json   | labcraft.en | LabCraft （ラボ）                | ok
site.json   | mail        | a@b.jp<br>                       | This field is shown as it is typed
site.json   | mail        | a@b.jp⏎c@d.jp                    | This field is shown without its line breaks
site.json   | urls.maps   | ✍ https://maps.test              | Not written yet
facts.json  | free.en     | 相談は無料です                   | This is Japanese where the English text belongs
facts.json  | free.en     | 宮城県仙台市青葉区6-6            | This is Japanese where the English text belongs
facts.json  | free.en     | Consultation is **free**         | This field is shown as it is typed
facts.json  | free.en     | ✍ Consultation                   | Not written yet
facts.json  | free.ja     | A consultation is free of charge | This is English where the Japanese text belongs
facts.json  | free.ja     | 6-6 Aoba, Aramaki, Aoba-ku, Sendai, Miyagi | This is English where
facts.json  | free.ja     | Tohoku Lab Automation            | ok
search.json | synonyms.0.1 | 腕<br>                          | This field is shown as it is typed
search.json | synonyms.0.1 | はじめてのロボットアーム        | ok
search.json | synonyms.0.1 | ✍ 言葉                          | Not written yet
`;

const SAYS = article({}, '{{free}}\n');
const FREE = { pages: ['news/opening'], source: 'x', date: '2026-01-05' };
const files = (): Record<string, object> => ({
  'tags.json': { labcraft: { ja: 'ラボクラフト', en: 'LabCraft' } },
  'site.json': { mail: 'a@b.jp', urls: { maps: 'https://maps.test' } },
  'facts.json': { free: { sentence: { ja: '無料です', en: 'It is free' }, ...FREE } },
  'search.json': { synonyms: [['arm', 'アーム']], popular: ['/about'] },
});

it.each(
  ROWS.trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()) as [string, string, string, string]),
)('%s %s, %s: %s', (name, field, typed, said) => {
  const path = (name === 'facts.json' ? field.replace('.', '.sentence.') : field).split('.');
  const data = files()[name] ?? {};
  Object.assign(valueAt(data, path.slice(0, -1)) as object, {
    [path.at(-1) ?? '']: typed.replaceAll('⏎', '\n'),
  });
  const says = { 'news/opening/index.ja.md': SAYS, 'news/opening/index.en.md': SAYS };
  const found = readWith({ [name]: JSON.stringify(data), ...(name === 'facts.json' ? says : {}) });
  const lines = [...found.problems, ...found.unfilled].map((problem) => formatProblem(problem, 'en'));
  const place = expect.stringMatching(`^content/${name}:1:\\d+ ${path.join('\\.')}: ${said}`);
  expect(lines).toEqual(said === 'ok' ? [] : [place]);
});
