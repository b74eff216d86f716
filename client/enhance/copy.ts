import { onClick } from './on-click.ts';
import { showToast } from './toast.ts';

/** Copies a text and says how it went, in the words that `button` carries. */
export async function copyText(text: string, button: HTMLElement): Promise<void> {
  const { copyDone = '', copyDoneText = '', copyFailed = '', copyFailedText = '' } = button.dataset;
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: copyDone, text: copyDoneText, duration: 3000 });
  } catch {
    showToast({ title: copyFailed, text: copyFailedText, variant: 'destructive' });
  }
}

/** Buttons that copy a text (`data-copy`). */
export function enhanceCopy(root: Document): void {
  onClick(root, '[data-copy]', (button) => void copyText(button.dataset.copy ?? '', button));
}
