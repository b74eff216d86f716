/** `npm run dev` as an editor meets it in a fresh clone: pages, an edit, a mistake, its correction. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ProjectCopy, projectCopy } from '../../tools/toolchain/project-copy';
import { type Answer, type DevServer, startDev } from './dev-server';

/** Pictures, fonts and the first page are made on a machine that may be busy. */
const START_MS = 10 * 60_000;
/** Nobody waits that long; the time that it takes is printed, not judged. */
const PATIENCE_MS = 5 * 60_000;

let project: ProjectCopy;
let server: DevServer;
/** The newest article in both languages, from the root of the project. */
let folder: string;

const at = (file: string) => path.join(project.copy, file);

function newest(): string {
  const ids = readdirSync(at('content/news')).sort().reverse();
  const both = ids.find((id) => readdirSync(at(`content/news/${id}`)).includes('index.en.md'));
  if (!both) throw new Error('content/news: no article has both languages');
  return `content/news/${both}`;
}

/** Changes a line of an article. Gives the number of the line, and what takes the change back. */
function change(file: string, line: RegExp, to: string) {
  const text = readFileSync(at(file), 'utf8');
  const number = text.slice(0, text.search(line)).split('\n').length;
  writeFileSync(at(file), text.replace(line, to));
  return { number, undo: () => writeFileSync(at(file), text) };
}

/** Asks for a page until it is as wanted. Gives the answer and the seconds that took. */
async function until(address: string, wanted: (answer: Answer) => boolean, patience = PATIENCE_MS) {
  const start = performance.now();
  const took = () => performance.now() - start;
  for (;;) {
    const answer = await server.ask(address);
    if (wanted(answer)) return { answer, seconds: took() / 1000 };
    if (took() > patience)
      throw new Error(`${address}: not as wanted after ${took()} ms\n${server.printed()}`);
    await sleep(100);
  }
}

/** What a page says, without the places where its lines may break and the comments between its texts. */
const wordsOf = (html: string) => html.replace(/<[^>]*>|\u2060/g, '');

const isThere = ({ status }: Answer) => status === 200;

beforeAll(async () => {
  project = await projectCopy();
  folder = newest();
  // An article that is still being written keeps nobody from looking at the site.
  change(`${folder}/index.en.md`, /^excerpt: .*$/m, 'excerpt: ✍ One sentence.');
  server = await startDev(project.copy);
  await until('/news', isThere, START_MS);
});

afterAll(async () => {
  await server?.stop();
  await project?.remove();
});

it('lists in both languages are served, a page with clips, and the component sheet', async () => {
  for (const address of ['/en/news', '/services/labcraft', '/design', '/en/design'])
    await until(address, isThere);
});

it.each([
  ['ja', '/news', '保存するとすぐに変わる題'],
  ['en', '/en/news', 'A title that changes on saving'],
])('a title that is edited shows: %s', async (locale, address, title) => {
  change(`${folder}/index.${locale}.md`, /^title: .*$/m, `title: ${title}`);
  const shows = ({ status, text }: Answer) => status === 200 && wordsOf(text).includes(title);
  const { seconds } = await until(address, shows);
  process.stdout.write(`  dev: ${address} shows an edit after ${seconds.toFixed(1)} s\n`);
});

it('an edit shows in the document of its page', async () => {
  const title = '保存すると変わる資料の題';
  change('content/pages/documents/ja.json', /(?<="company": \{\s*"title": )"[^"]*"/, `"${title}"`);
  const { seconds } = await until(
    '/documents/company-profile.ja.pdf',
    ({ status, text }) => status === 200 && text.includes(title),
  );
  process.stdout.write(`  dev: a document shows an edit after ${seconds.toFixed(1)} s\n`);
});

it('a day that does not exist is named with file and line, and the page comes back once it is corrected', async () => {
  const { number, undo } = change(`${folder}/index.ja.md`, /^date: .*$/m, 'date: 2026-02-30');
  const place = `${folder}/index.ja.md:${number}:7 date: There is no such day`;
  const { answer } = await until('/news', ({ text }) => text.includes(place));
  expect(answer.status).toBe(500);
  expect(server.printed()).toContain(place);
  undo();
  await until('/news', isThere);
});
