import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type RunningServer, startOnFreePort, startServer } from '../../build/serve';
import { contentType } from '../../build/serve/content-type';
import { freePortFrom } from '../../build/serve/free-port';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

let root: string;
let server: RunningServer;

/** Asks with exactly these words: fetch() would tidy the path and decode the body. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ port: server.port, host: '127.0.0.1', path, headers }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) });
    });
    sent.on('error', reject).end();
  });

const page = (text: string) => `<!DOCTYPE html><title>${text}</title>`;

const FILES: Record<string, string | Buffer> = {
  'index.html': page('home'),
  'index.html.br': brotliCompressSync(page('home')),
  'index.html.gz': gzipSync(page('home')),
  '404.html': page('ja 404'),
  'assets/js/main-1.js': 'export {}',
  'assets/clip.mp4': '0123456789',
  'assets/empty.txt': '',
  'speculation-rules.json': '{}',
};

beforeAll(async () => {
  root = temporaryFolder();
  writeFileSync(join(root, 'secret.txt'), 'outside of what is served');
  writeFiles(join(root, 'out'), FILES);
  server = await startServer({ root: join(root, 'out'), port: 0 });
});

afterAll(async () => {
  await server.close();
});

/** What any host must answer is asked of this one, too, in e2e/hosts. */
describe('the local server', () => {
  it.each([
    ['/?utm=1', 200, 'home'],
    ['/../secret.txt', 404, 'ja 404'],
    ['/..%2fsecret.txt', 404, 'ja 404'],
    [`/${'a'.repeat(5000)}`, 404, 'ja 404'],
  ])('answers %s with %d and the page "%s"', async (path, status, title) => {
    const answer = await ask(path);
    expect([answer.status, answer.body.toString()]).toEqual([status, page(title)]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('answers 304 to a known version, and gives each encoding a version of its own', async () => {
    const etag = (await ask('/')).headers.etag ?? '';
    const again = await ask('/', { 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask('/', { 'accept-encoding': 'br' })).headers.etag).not.toBe(etag);
  });

  it('never answers 304 for a missing page', async () => {
    expect((await ask('/nowhere', { 'if-none-match': '*' })).status).toBe(404);
  });

  it.each([
    ['bytes=2-4', 206, '234'],
    ['bytes=8-', 206, '89'],
    ['bytes=-4', 200, '0123456789'],
    ['bytes=4-2', 200, '0123456789'],
    ['lines=1-2', 200, '0123456789'],
    ['bytes=10-', 416, ''],
  ])('answers the range %s of a video with %d', async (range, status, sent) => {
    const answer = await ask('/assets/clip.mp4', { range });
    expect([answer.status, answer.body.toString()]).toEqual([status, sent]);
  });

  it('sends an empty file', async () => {
    const empty = await ask('/assets/empty.txt');
    expect([empty.status, empty.headers['content-length']]).toEqual([200, '0']);
  });

  it('answers from the new site once a build has put it in the place of the old one', async () => {
    const { etag } = (await ask('/')).headers;
    renameSync(join(root, 'out'), join(root, 'old'));
    writeFiles(join(root, 'out'), { 'index.html': page('home, built anew'), 'new.html': page('new') });
    const home = await ask('/', { 'accept-encoding': 'br, gzip', 'if-none-match': etag ?? '' });
    const added = await ask('/new');
    const gone = await ask('/assets/clip.mp4');
    rmSync(join(root, 'out'), { recursive: true });
    renameSync(join(root, 'old'), join(root, 'out'));
    expect([home.status, home.body.toString()]).toEqual([200, page('home, built anew')]);
    expect(home.headers['content-length']).toBe(String(page('home, built anew').length));
    expect(home.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect([added.status, added.body.toString(), gone.status]).toEqual([200, page('new'), 404]);
  });

  it('takes the next free port when the wanted one is taken', async () => {
    await expect(startServer({ root, port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const other = await startOnFreePort(root, server.port);
    expect(other.port).toBeGreaterThan(server.port);
    await other.close();
  });

  it('is seen by programs that look for a free port and listen elsewhere than it does', async () => {
    expect(await freePortFrom(server.port)).toBeGreaterThan(server.port);
  });
});

it.each([
  ['a.html', 'text/html; charset=utf-8'],
  ['a.JS', 'text/javascript; charset=utf-8'],
  ['a.b.woff2', 'font/woff2'],
  ['news/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['en/feed.json', 'application/feed+json; charset=utf-8'],
  ['a.b/LICENSE', 'application/octet-stream'],
])('the type of %s is %s', (path, type) => expect(contentType(path)).toBe(type));
