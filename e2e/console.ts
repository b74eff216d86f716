import type { Page } from '@playwright/test';

/** Where a player comes from; the tests answer in its place. */
export const PLAYER = 'https://www.youtube-nocookie.com/';

/** A file that a visitor left before it had come, or a transition between pages that a busy Chromium dropped. */
const ABORTED =
  /^failed: .* (?:net::ERR_ABORTED|NS_BINDING_ABORTED)$|^error: Transition was aborted because of invalid state/;

/** What a visitor leaves before it has come, like an icon, is no fault; each browser has its own word for that. */
export const withoutAborted = (problems: readonly string[]): string[] =>
  problems.filter((line) => !ABORTED.test(line));

/**
 * Collects everything that a page should not do: messages of any kind, errors, violations of the policy, files that
 * are missing or do not come, and requests to other hosts than the player's, which is stubbed.
 */
export async function listen(page: Page, baseURL: string): Promise<string[]> {
  const problems: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.warn(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) =>
    problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith(PLAYER) && !/^(?:data|blob):/.test(url))
      problems.push(`foreign: ${url}`);
  });
  await page.route(`${PLAYER}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>p</title>' }),
  );
  return problems;
}
