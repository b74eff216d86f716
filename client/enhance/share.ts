import { copyText } from './copy.ts';
import { onClick } from './on-click.ts';

/** The visitor may change their mind, or press again while the browser still asks where to: no failure either. */
const isNoFailure = (error: unknown) => /^(?:Abort|InvalidState)Error$/.test((error as Error).name);

/**
 * Buttons that share the page (spec section 7): the browser's share function gets title, summary and current address;
 * where there is none, or it fails, the address is copied.
 */
export function enhanceShare(root: Document): void {
  onClick(root, '[data-share-title]', async (button) => {
    const { shareTitle: title = '', shareText: text = '' } = button.dataset;
    const url = location.href;
    try {
      await navigator.share({ title, text, url });
    } catch (error) {
      if (!isNoFailure(error)) await copyText(url, button);
    }
  });
}
