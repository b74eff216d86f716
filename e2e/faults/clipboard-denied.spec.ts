import { test } from '@playwright/test';
import { entries, messages } from '../../tests/words.ts';
import {
  expectLetterOnPage,
  expectToldNotShared,
  withoutClipboard,
  withoutSharing,
} from './clipboard-denied';

/** Who may not copy is told so, and finds the text to select where the message says. */

const CLIPBOARDS: readonly { what: string; prepare: () => void }[] = [
  {
    what: 'there is no clipboard, as on a page without https',
    prepare: withoutClipboard,
  },
  {
    what: 'the clipboard refuses',
    prepare: () =>
      Object.defineProperty(Navigator.prototype, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      }),
  },
];

const LETTERS = [
  { path: '/services/labcraft', copy: messages.ja.copy.mail, failed: messages.ja.copy.failed },
  { path: '/en/whitepaper', copy: messages.en.copy.mail, failed: messages.en.copy.failed },
];
const SHARES: readonly {
  path: string;
  share: string;
  failed: string;
  how: string;
  prepareShare: () => void;
}[] = [
  {
    path: `/blog/${entries('blog', 'ja')[0]?.id}`,
    share: messages.ja.article.share,
    failed: messages.ja.article.shareFailed,
    how: 'does not know sharing',
    prepareShare: withoutSharing,
  },
  {
    path: `/en/news/${entries('news', 'en')[0]?.id}`,
    share: messages.en.article.share,
    failed: messages.en.article.shareFailed,
    how: 'refuses to share',
    prepareShare: () =>
      Object.defineProperty(Navigator.prototype, 'share', {
        value: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      }),
  },
];

test.describe('in every engine', { tag: '@engines' }, () => {
  for (const { what, prepare } of CLIPBOARDS) {
    for (const letter of LETTERS)
      test(`${letter.path}: where ${what}, the visitor is told, and the letter can be selected`, async ({
        page,
        baseURL,
      }) => {
        await page.addInitScript(prepare);
        await expectLetterOnPage(page, baseURL!, letter);
      });

    for (const { how, prepareShare, ...sharing } of SHARES)
      test(`${sharing.path}: where ${what} and the browser ${how}, the visitor is told`, async ({
        page,
        baseURL,
      }) => {
        await page.addInitScript(prepare);
        await page.addInitScript(prepareShare);
        await expectToldNotShared(page, baseURL!, sharing);
      });
  }
});
