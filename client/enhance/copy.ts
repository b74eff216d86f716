import { onClick } from './on-click.ts';
import { showToast } from './toast.ts';

/** Copies a text, or shows it in the field beside `button` if there is one, and says how it went, in the words of the button. */
export async function copyText(text: string, button: HTMLElement): Promise<void> {
  const { copyDone = '', copyDoneText = '', copyFailed = '', copyFailedText = '' } = button.dataset;
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: copyDone, text: copyDoneText, duration: 3000 });
  } catch {
    const field = button.parentElement?.querySelector('textarea');
    if (field) Object.assign(field, { value: text, hidden: false });
    showToast({ title: copyFailed, text: copyFailedText, variant: 'destructive' });
  }
}

/** Buttons that copy a text (`data-copy`). */
export function enhanceCopy(root: Document): void {
  onClick(root, '[data-copy]', (button) => void copyText(button.dataset.copy ?? '', button));
}
