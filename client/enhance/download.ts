import { saveFile } from '../../lib/save-file.ts';
import { showToast } from './toast.ts';

/** Lets every editor know the encoding. */
const MARK = '\uFEFF';

/**
 * Lets a button save the text of an element of the page (`data-download-from`, an id) under a name. The toasts of
 * success and failure are in the button's attributes (spec section 8).
 */
export function start(button: HTMLElement): void {
  button.addEventListener('click', () => {
    const { downloadFrom = '', downloadName = '', ...words } = button.dataset;
    try {
      const text = document.getElementById(downloadFrom)?.textContent;
      if (!text) throw new Error(`nothing to save in #${downloadFrom}`);
      saveFile(downloadName, MARK + text, 'text/plain');
      showToast({ title: words.downloadDone ?? '', text: words.downloadDoneText ?? '' });
    } catch {
      showToast({
        title: words.downloadFailed ?? '',
        text: words.downloadFailedText ?? '',
        variant: 'destructive',
      });
    }
  });
}
