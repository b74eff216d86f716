import { test } from '@playwright/test';
import { expectSameShapeWithoutPictures } from './images-blocked';
import { WALKS } from './pages';

/** A browser that shows no pictures, or a visitor who gets none: the page keeps its shape and says what they show. */

for (const { path, tag } of WALKS)
  test(`${path} has the same shape without its pictures, and words for them`, { tag }, ({ page }) =>
    expectSameShapeWithoutPictures(page, path),
  );
