import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentFiles } from '@/lib/content/load';
import { checkLink, externalLinks } from '@/tools/links/external';
import { content, site } from '../words';

it('collects every address once, with the files that name it', () => {
  const list = ['（https://a.jp/x）', '/about', 'http://c.jp:8080/?q=1#a!', 'ahttp:/c'];
  const body = 'See [it](https://b.jp/y_(z) and https://a.jp/x.';
  const files = [
    { file: 'b.md', data: { link: 'https://a.jp/x' }, body },
    { file: 'a.json', data: { list } },
  ];
  expect(externalLinks(files as never)).toEqual([
    { url: 'http://c.jp:8080/?q=1#a', files: ['a.json'] },
    { url: 'https://a.jp/x', files: ['a.json', 'b.md'] },
    { url: 'https://b.jp/y_', files: ['b.md'] },
  ]);
});

it('collects the page of every film, whose address the code makes from its id', () => {
  const files = [
    { file: 'site.json', data: { videos: { intro: 'aB-_3456789', demo: 'b?' }, url: 'c' } },
    { file: 'case.json', data: { videoId: 'aB-_3456789', title: 'd' } },
  ];
  expect(externalLinks(files as never)).toEqual([
    { url: 'https://www.youtube.com/watch?v=aB-_3456789', files: ['case.json', 'site.json'] },
    { url: 'https://www.youtube.com/watch?v=b%3F', files: ['site.json'] },
  ]);
  const ids = externalLinks(contentFiles(content)).map(({ url }) => new URL(url).searchParams.get('v'));
  expect(ids).toEqual(expect.arrayContaining(Object.values(site.videos)));
});

describe('a link', () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const path = request.url ?? '';
    if (path === '/slow') return;
    if (path === '/moved') response.writeHead(301, { location: '/ok' }).end();
    else if (path === '/no-head') response.writeHead(request.method === 'HEAD' ? 501 : 200).end();
    else response.writeHead(path === '/ok' ? 200 : Number(path.slice(1))).end();
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['/ok', 'alive', '200'],
    ['/moved', 'alive', '200'],
    ['/no-head', 'alive', '200'],
    ['/403', 'alive', '403'],
    ['/404', 'dead', '404'],
    ['/410', 'dead', '410'],
    ['/500', 'dead', '500'],
  ])('%s is %s', async (path, state, note) => {
    expect(await checkLink(`${origin}${path}`)).toEqual({ state, note });
  });

  it('that never answers is dead after the timeout', async () => {
    expect(await checkLink(`${origin}/slow`, 200)).toEqual({ state: 'dead', note: 'timeout' });
  });

  it('is asked for with HEAD first, and not again where that is enough', async () => {
    asked.length = 0;
    await checkLink(`${origin}/ok`);
    expect(asked).toEqual(['HEAD /ok']);
  });

  it('whose name nobody knows is offline', async () => {
    expect(await checkLink('https://lab.invalid')).toMatchObject({ state: 'offline' });
  });
});
