import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { asker } from './ask.ts';
import { check, localTarget } from './check.ts';
import { type Expectation, expectations, HOSTILE } from './expectations.ts';
import { type Difference, type HostName, KNOWN_DIFFERENCES } from './known-differences.ts';
import { copySite } from './site-copy.ts';

export type Host = { origin: string; ca?: string; stop: () => Promise<void> };

function titleOf({ group, question }: Expectation, known: readonly Difference[]): string {
  const { path, method = 'GET', headers = {} } = question;
  const asked = Object.entries(headers).map(([name, value]) => `, ${name}: ${value}`);
  const notes = known.map(({ because }) => ` (known: it ${because})`);
  return `${group}: ${method} ${path}${asked.join('')}${notes.join('')}`;
}

const expectedWith = (expected: Expectation, known: readonly Difference[]): Expectation =>
  known.reduce((current, { instead }) => instead(current), expected);

/** Asks a host everything in the table of expectations; `start` serves the folder that it is given. */
export async function describeHost(name: HostName, start: (folder: string) => Promise<Host>): Promise<void> {
  const site = await copySite();
  const differences = KNOWN_DIFFERENCES.filter(({ host }) => host === name);
  const table = expectations(site.files);

  describe(name, () => {
    let host: Host;
    let client: ReturnType<typeof asker>;
    before(async () => {
      host = await start(site.folder);
      client = asker(host.origin, host.ca);
    });
    after(async () => {
      client?.close();
      await host?.stop();
      await site.remove();
    });

    for (const expected of table) {
      const applying = differences.filter(({ applies }) => applies(expected));
      it(titleOf(expected, applying), async () => {
        const answer = await client.ask(expected.question);
        const verify = (known: readonly Difference[]) =>
          check(expectedWith(expected, known), answer, site.files, host.origin);
        verify(applying);
        for (const { because } of applying)
          assert.throws(
            () => verify(applying.filter((difference) => difference.because !== because)),
            `no difference any more, take it out of known-differences.ts: ${because}`,
          );
      });
    }

    for (const path of HOSTILE)
      it(`never leads to another host: ${path}`, async () => {
        const { headers } = await client.ask({ path });
        assert.equal(headers['set-cookie'], undefined);
        if (headers.location !== undefined) localTarget(headers.location, '/', host.origin);
      });

    it('answers 304 to a browser that has the newest version', async () => {
      const accept = { 'accept-encoding': 'identity' };
      const { headers } = await client.ask({ path: '/about', headers: accept });
      assert.ok(headers.etag);
      const again = await client.ask({
        path: '/about',
        headers: { ...accept, 'if-none-match': headers.etag },
      });
      assert.deepEqual([again.status, again.body.length], [304, 0]);
    });

    for (const { because, applies } of differences)
      it(`is asked something where it ${because}`, () => {
        assert.ok(table.some(applies));
      });
  });
}
