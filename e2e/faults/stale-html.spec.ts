import { test } from '@playwright/test';
import { EVERY_ASSET, expectUsableWhenStale } from './stale-html';

/** A page of an earlier build (kept by a cache, or open since yesterday) whose files are gone from the host. */

const GONE = [
  { what: 'the client entry', files: /\/client\/main-[\w-]+(?=\.js)/g },
  { what: 'the modules on demand', files: /\/client\/(?!main-)[\w-]+(?=\.js)/g },
  { what: 'the stylesheet', files: /\/css\/style-\w+(?=\.css)/g },
  { what: 'the fonts', files: /\/fonts\/[\w-]+(?=\.woff2)/g },
  { what: 'the pictures', files: /\/img\/[\w-]+(?=\.(?:avif|webp|jpe?g|png))/g },
  { what: 'every asset', files: EVERY_ASSET },
];

for (const { what, files } of GONE)
  for (const { path, tag } of [
    { path: '/news', tag: '@ci' },
    { path: '/en/blog', tag: '@full' },
  ])
    test(
      `${path} of an earlier build can be read and used where ${what} of then is missing`,
      { tag },
      ({ page }) => expectUsableWhenStale(page, path, files),
    );
