import { test } from '@playwright/test';
import { denyStorage, expectNothingStored, expectWholeVisit } from './storage-denied';

/** Everything a visit needs is in the address; a browser that keeps nothing for a site shows the same site. */

const DENIALS: readonly { what: string; tag: string; deny: () => void }[] = [
  {
    what: 'that may not be asked for',
    tag: '@ci',
    deny: denyStorage,
  },
  {
    what: 'that is full',
    tag: '@ci',
    deny: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  },
  {
    what: 'that is not there',
    tag: '@full',
    deny: () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { value: null, configurable: true });
    },
  },
];

for (const { what, tag, deny } of DENIALS)
  test(`a visit with a storage ${what} is a whole one`, { tag: ['@engines', tag] }, ({ page, baseURL }) =>
    expectWholeVisit(page, baseURL!, deny),
  );

test('a visit leaves nothing in a storage that works', ({ page, context }) =>
  expectNothingStored(page, context));
