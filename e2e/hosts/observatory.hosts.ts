import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { findNginx } from '../../tools/toolchain/programs.mjs';
import type { Verdict } from './observatory-scan.ts';
import { PORTS } from './ports.ts';
import { copySite, type SiteCopy } from './site-copy.ts';
import { type Nginx, startNginx } from './start-nginx.ts';

/** A home, one in the other language, a page with islands, one with a video, and one that is not there. */
const PAGES = ['/', '/en', '/labneeds', '/services/custom-automation', '/nowhere'];

async function scanAll({ caFile }: Nginx): Promise<Verdict[]> {
  const { http, https } = PORTS.observatory;
  const program = join(import.meta.dirname, 'observatory-scan.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, String(http), String(https), ...PAGES],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: caFile } },
  );
  return JSON.parse(stdout) as Verdict[];
}

const skip = findNginx() ? false : 'nginx with brotli_static is not installed';

describe('MDN HTTP Observatory, over nginx', { skip }, () => {
  let site: SiteCopy;
  let nginx: Nginx;
  let verdicts: Verdict[];
  before(async () => {
    site = await copySite();
    nginx = await startNginx(site.folder, PORTS.observatory);
    verdicts = await scanAll(nginx);
  });
  after(async () => {
    await nginx?.stop();
    await site?.remove();
  });

  for (const path of PAGES)
    it(`gives ${path} an A+ without one penalty`, (context) => {
      const verdict = verdicts.find((entry) => entry.path === path);
      assert.ok(verdict);
      context.diagnostic(`${path}: ${verdict.grade}, ${verdict.score} points`);
      assert.equal(verdict.status, path === '/nowhere' ? 404 : 200);
      assert.deepEqual(
        verdict.tests.filter(({ points, pass }) => points < 0 || !pass),
        [],
      );
      assert.equal(verdict.grade, 'A+');
      assert.ok(verdict.score >= 125, `${verdict.score} points: a bonus is gone`);
    });
});
