import { test } from '@playwright/test';
import { expectWholeWithoutFonts } from './fonts-blocked';
import { WALKS } from './pages';

/** Without the site's fonts the browser sets the text in its own, which are wider. */

for (const { path, tag } of WALKS)
  test(`${path} keeps its texts whole on a phone that gets no fonts`, { tag }, ({ page }) =>
    expectWholeWithoutFonts(page, path),
  );
