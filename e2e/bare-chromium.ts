import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

type Message = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
};
/** A page of the tab: the one in view, or one that is drawn ahead. */
type Attached = { sessionId: string; targetInfo: { type: string; subtype?: string } };

export type Tab = {
  send<T>(method: string, params?: object, sessionId?: string): Promise<T>;
  /** What events of a name have told so far. */
  heard<T>(method: string): T[];
  /** The session of the page in view or of the one drawn ahead, once there is one. */
  session(subtype?: 'prerender'): string | undefined;
  stop(): Promise<void>;
};

/**
 * Opens a tab in a Chromium that Playwright has no hand in: where a debugger is attached to a page and not to its tab,
 * Chromium draws no page ahead.
 */
export async function openTab(program: string): Promise<Tab> {
  const home = mkdtempSync(join(tmpdir(), 'chromium-home-'));
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe'];
  const browser = spawn(
    program,
    [...args, '--window-size=1440,900', `--user-data-dir=${home}`, 'about:blank'],
    // A group of its own, so that none of its processes outlives it and writes on.
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: true },
  );
  const stop = async () => {
    const ended = once(browser, 'exit');
    const runs = browser.exitCode === null && browser.signalCode === null;
    if (runs && browser.pid && process.kill(-browser.pid, 'SIGKILL')) await ended;
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const [, , , input, output] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  const events: Message[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  let rest = '';
  output.setEncoding('utf8').on('data', (data: string) => {
    const parts = (rest + data).split('\0');
    rest = parts.pop() ?? '';
    for (const message of parts.map((part): Message => JSON.parse(part)))
      if (message.id) waiting.get(message.id)?.(message);
      else events.push(message);
  });
  let last = 0;
  const send = async <T>(method: string, params = {}, sessionId?: string): Promise<T> => {
    last += 1;
    const answer = new Promise<Message>((resolve) => waiting.set(last, resolve));
    input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  };
  const heard = <T>(name: string) =>
    events.filter(({ method }) => method === name).map(({ params }) => params as T);
  const session = (subtype?: 'prerender') =>
    heard<Attached>('Target.attachedToTarget').find(
      ({ targetInfo }) => targetInfo.type === 'page' && targetInfo.subtype === subtype,
    )?.sessionId;
  try {
    const { targetInfos } = await send<{ targetInfos: { targetId: string }[] }>('Target.getTargets', {
      filter: [{ type: 'tab' }],
    });
    const tab = await send<{ sessionId: string }>('Target.attachToTarget', {
      targetId: targetInfos[0]?.targetId,
      flatten: true,
    });
    const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };
    await send('Target.setAutoAttach', attach, tab.sessionId);
    return { send, heard, session, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
