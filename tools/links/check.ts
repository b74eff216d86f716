/** Whether an address still answers. */
export type Fetch = (
  url: string,
  init: { method: string; signal: AbortSignal; redirect: 'follow' },
) => Promise<{ status: number }>;

/** `alive` or `dead` with what was answered; `offline` if nothing could be reached at all. */
export type Answer = { state: 'alive' | 'dead' | 'offline'; note: string };

/** Servers that answer these to a program still show the page to a person. */
const GUARDED = new Set([401, 403, 405, 429, 999]);
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|EHOSTUNREACH/;

/**
 * Asks with HEAD, and with GET where HEAD is refused. `timeout` in milliseconds for each question.
 * A name that cannot be resolved counts as offline: without a network that is so for every address.
 */
export async function checkLink(url: string, fetch: Fetch, timeout = 10_000): Promise<Answer> {
  const ask = (method: string) =>
    fetch(url, { method, signal: AbortSignal.timeout(timeout), redirect: 'follow' });
  try {
    let { status } = await ask('HEAD');
    if (status >= 400) ({ status } = await ask('GET'));
    const alive = status < 400 || GUARDED.has(status);
    return { state: alive ? 'alive' : 'dead', note: String(status) };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    const code = cause?.code ?? message;
    if (name === 'TimeoutError') return { state: 'dead', note: 'timeout' };
    return { state: OFFLINE.test(code) ? 'offline' : 'dead', note: code };
  }
}
