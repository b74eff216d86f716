import { test } from '@playwright/test';
import { WALKS } from './pages';
import { expectUsableWithoutScripts } from './scripts-blocked';

/** A browser with JavaScript whose every script is kept from it, by a filter or by the network. */

for (const { path, tag } of WALKS)
  test(`${path} can be read and used, and shows nothing that waits`, { tag }, ({ page }) =>
    expectUsableWithoutScripts(page, path),
  );
