import { showToast } from './toast.ts';

/** Buttons that copy a text (`data-copy`) and say how it went, in words of the page. */
export function enhanceCopy(root: Document): void {
  root.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-copy]');
    if (!button) return;
    const {
      copy = '',
      copyDone = '',
      copyDoneText = '',
      copyFailed = '',
      copyFailedText = '',
    } = button.dataset;
    try {
      await navigator.clipboard.writeText(copy);
      showToast({ title: copyDone, text: copyDoneText, duration: 3000 });
    } catch {
      showToast({ title: copyFailed, text: copyFailedText, variant: 'destructive' });
    }
  });
}
