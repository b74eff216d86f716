import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PORTS } from './ports.ts';
import { startProgram } from './processes.ts';

const WRANGLER = join(import.meta.dirname, 'node_modules/wrangler/bin/wrangler.js');

/** No questions, no reports, no look-ups: what it keeps goes into a folder of its own. */
const withoutTelemetry = (home: string): Record<string, string> => ({
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG_PATH: join(home, 'logs'),
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  XDG_CONFIG_HOME: home,
  HOME: home,
  NO_UPDATE_NOTIFIER: '1',
});

/** Serves a folder with Cloudflare's own runtime for Pages, as `wrangler pages dev` does. */
export async function startWrangler(root: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'hosts-wrangler-'));
  const args = ['pages', 'dev', root, '--ip', '127.0.0.1', '--port', String(PORTS.wrangler)];
  const settings = [
    '--inspector-port',
    String(PORTS.wranglerInspector),
    '--compatibility-date',
    '2026-01-01',
    '--persist-to',
    join(home, 'state'),
    '--show-interactive-dev-session=false',
  ];
  const { stop } = await startProgram(process.execPath, [WRANGLER, ...args, ...settings], {
    port: PORTS.wrangler,
    env: withoutTelemetry(home),
    cwd: home,
  });
  return {
    origin: `http://localhost:${PORTS.wrangler}`,
    stop: async () => {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
