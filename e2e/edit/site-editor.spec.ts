/** The editor at `/edit` of a site whose content names a repository, answered as a host would. */
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '../../build/serve.ts';
import { writeEditor } from '../../tools/edit/write.ts';

test('its page asks for a token of the editor, and nothing of another host comes', async ({ page }) => {
  const root = mkdtempSync(join(tmpdir(), 'site-editor-'));
  const repository = { host: 'github', name: 'laboratory/website', branch: 'main' } as const;
  await writeEditor(join(root, 'edit'), { base: '/edit/', url: 'https://www.example.com', repository });
  renameSync(join(root, 'edit/index.html'), join(root, 'edit.html'));
  const server = await startServer({ root, port: 0 });
  const errors: string[] = [];
  const answered: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('response', (response) => answered.push(response.url()));
  try {
    const response = await page.goto(`${server.url}/edit`);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByRole('button', { name: 'トークン' })).toBeVisible();
    expect(errors).toEqual([]);
    expect(
      answered.filter((url) => !url.startsWith(`${server.url}/`) && !/^(?:data|blob):/.test(url)),
    ).toEqual([]);
  } finally {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  }
});
