import { showToast } from './toast.ts';

/** Long enough for every browser to have taken the file over. */
const KEEP_MS = 10_000;

/** Hands a text to the browser as a UTF-8 file; the mark at its start lets every editor know the encoding. */
function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}

/**
 * Lets a button save the text of an element of the page (`data-download-from`, an id) under a name. The toasts of
 * success and failure are in the button's attributes (spec section 8).
 */
export function startDownload(button: HTMLElement): void {
  button.addEventListener('click', () => {
    const { downloadFrom = '', downloadName = '', ...words } = button.dataset;
    try {
      const text = document.getElementById(downloadFrom)?.textContent;
      if (!text) throw new Error(`nothing to save in #${downloadFrom}`);
      saveText(downloadName, text);
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
