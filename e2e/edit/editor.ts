/**
 * The editor of the content with a folder that the browser keeps for itself in place of the one that an editor would
 * choose: filled with `content/`, changed by the forms, read back.
 */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { ROOT } from '../../build/root.mjs';
import { pinnedNode } from '../../build/run.mjs';
import { runProgram } from '../../tests/helpers/run-program.ts';
import { startEditor } from '../../tools/edit/server.ts';

/** The bytes of files in base64, by their paths from the root of the project. */
type ContentFiles = Record<string, string>;

const CONTENT: ContentFiles = Object.fromEntries(
  globSync('content/**/*.*', { cwd: ROOT }).map((path) => [
    path,
    readFileSync(join(ROOT, path)).toString('base64'),
  ]),
);

/** Puts files into the folder that the browser keeps for this origin. */
const fill = (page: Page, files: ContentFiles) =>
  page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    // What the editor knows the folder of a repository by.
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, bytes] of Object.entries(all)) {
      const names = path.split('/');
      let folder = root;
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)));
      await stream.close();
    }
  }, files);

/** Takes a file away. */
const remove = (page: Page, path: string) =>
  page.evaluate(async (names) => {
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    await folder.removeEntry(names.at(-1) ?? '');
  }, path.split('/'));

/** All files of the folder as they are now. */
const readBack = (page: Page): Promise<ContentFiles> =>
  page.evaluate(async () => {
    const files: Record<string, string> = {};
    const walk = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries())
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${path}${name}/`);
        else {
          const file = await (handle as FileSystemFileHandle).getFile();
          const bytes = new Uint8Array(await file.arrayBuffer());
          files[path + name] = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
        }
    };
    await walk(await navigator.storage.getDirectory(), '');
    return files;
  });

const textOf = (bytes = '') => Buffer.from(bytes, 'base64').toString('utf8');

/** Lines that one text has and the other has not, in their order. */
function linesOnlyIn(text: string, other: string): string[] {
  const rest = other.split('\n');
  return text.split('\n').filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** The lines that a save took and put, by file; pictures and new files by their names alone. */
function difference(before: ContentFiles, after: ContentFiles): Record<string, string[]> {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return Object.fromEntries(
    paths.flatMap((path) => {
      const [old, now] = [before[path], after[path]];
      if (old === now) return [];
      if (old === undefined) return [[path, ['new']]];
      if (now === undefined) return [[path, ['gone']]];
      const [was, is] = [textOf(old), textOf(now)];
      const lines = [
        ...linesOnlyIn(was, is).map((line) => `- ${line.trim()}`),
        ...linesOnlyIn(is, was).map((line) => `+ ${line.trim()}`),
      ];
      return [[path, lines.length > 0 ? lines : ['same lines, other bytes']]];
    }),
  );
}

type Language = '日本語' | '英語';

export type Editor = {
  page: Page;
  /** Opens a form by its address in the editor, `pages/entries/about`. */
  open: (form: string) => Promise<void>;
  /** The pane of a language. */
  pane: (language: Language) => Locator;
  /** A field of the pane of a language, whose form draws itself as far as it is scrolled. */
  reach: (language: Language, label: string) => Promise<Locator>;
  /** Saves, and waits until all is written. */
  save: () => Promise<void>;
  /** Another program writes files into the folder, or takes those away for which there is no text. */
  elsewhere: (files: Record<string, string | undefined>) => Promise<void>;
  /** What is in the folder and was not, or not so, when the editor opened it. */
  changes: () => Promise<Record<string, string[]>>;
  /** The text of a file in the folder. */
  text: (path: string) => Promise<string>;
  /** What `npm run content:check` says of the folder. */
  check: () => Promise<string>;
  /** Copies the content of the folder into another one, `content/` of a project. */
  copyTo: (folder: string) => Promise<void>;
};

/** A field of a form by its label; inside a group, the field of that group. */
export const field = (place: Locator, label: string): Locator =>
  place.getByRole('group', { name: new RegExp(`^「\\W?${label}\\W?」`) }).first();

/** `files` takes the place of some files of the content before the editor opens the folder. */
export const test = base.extend<{ files: Record<string, string>; editor: Editor }, { address: string }>({
  files: [{}, { option: true }],
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { url, close } = await startEditor({ port: 0, site: 'http://localhost:3000' });
      await use(url);
      close();
    },
    { scope: 'worker' },
  ],
  editor: async ({ page, address, files }, use) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${address}/`) && !/^(?:data|blob):/.test(request.url()))
        foreign.push(request.url());
    });
    // What the policy stops is no request; it is asked for all the same.
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) foreign.push(message.text());
    });
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await page.goto(address);
    const changed = Object.entries(files).map(([path, text]) => [path, Buffer.from(text).toString('base64')]);
    const before: ContentFiles = { ...CONTENT, ...Object.fromEntries(changed) };
    await fill(page, before);
    await page.getByRole('button', { name: 'ローカルリポジトリで作業' }).click();
    await expect(page.getByRole('treeitem', { name: 'お知らせ' })).toBeVisible();

    const inFolder = async <T>(run: (folder: string) => Promise<T>): Promise<T> => {
      const folder = mkdtempSync(join(tmpdir(), 'edited-'));
      try {
        for (const [path, bytes] of Object.entries(await readBack(page))) {
          mkdirSync(dirname(join(folder, path)), { recursive: true });
          writeFileSync(join(folder, path), Buffer.from(bytes, 'base64'));
        }
        return await run(join(folder, 'content'));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    };
    const pane = (language: Language) =>
      page.getByRole('group', { name: new RegExp(`${language}\\W? コンテンツを編集`) });
    await use({
      page,
      pane,
      reach: async (language, label) => {
        const place = field(pane(language), label);
        await expect(async () => {
          await pane(language)
            .getByRole('group', { name: /フィールド$/ })
            .last()
            .scrollIntoViewIfNeeded();
          await expect(place).toBeVisible({ timeout: 500 });
        }).toPass();
        return place;
      },
      open: async (form) => {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, `#/collections/${form}`);
        await expect(page.getByRole('group', { name: /コンテンツを編集/ }).first()).toBeVisible();
      },
      save: async () => {
        await page.getByRole('button', { name: '保存', exact: true }).click();
        await expect(page.getByRole('group', { name: 'コンテンツライブラリ' })).toBeVisible();
      },
      elsewhere: async (changed) => {
        for (const [path, text] of Object.entries(changed))
          if (text === undefined) await remove(page, path);
          else await fill(page, { [path]: Buffer.from(text).toString('base64') });
      },
      changes: async () => difference(before, await readBack(page)),
      text: async (path) => textOf((await readBack(page))[path]),
      check: () =>
        inFolder(async (content) => {
          const env = { CONTENT_ROOT: content, LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' };
          const { output } = await runProgram(pinnedNode(), ['tools/content-check.ts'], { cwd: ROOT, env });
          return output;
        }),
      copyTo: (folder) => inFolder(async (content) => cpSync(content, folder, { recursive: true })),
    });
    expect(foreign, 'nothing of another host is asked for').toEqual([]);
  },
});
