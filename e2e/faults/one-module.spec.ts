import { expect, test } from '@playwright/test';
import { MODULES } from './modules';
import { expectUsableWithout } from './one-module';

test('every module has a page that uses it', () => {
  expect(MODULES.length).toBeGreaterThan(2);
  expect(MODULES.filter(({ path }) => path === undefined)).toEqual([]);
});

for (const { name, title, path = '' } of MODULES)
  test(`${path} is usable without ${title}, alone of all modules`, ({ page }) =>
    expectUsableWithout(page, path, name));
