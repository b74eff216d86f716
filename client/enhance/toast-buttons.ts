import { keepToastVisible, showToast } from './toast.ts';

/** A click on a button that carries the texts of a toast shows it, and does nothing else (spec section 8). */
export function enhanceToasts(root: Document): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-toast-title]'))
    button.disabled = false;
  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-toast-title]');
    if (!button) return;
    event.preventDefault();
    const { toastTitle, toastText, toastVariant, toastDuration } = button.dataset;
    const duration = Number(toastDuration);
    showToast({
      title: toastTitle ?? '',
      text: toastText ?? '',
      variant: toastVariant === 'destructive' ? 'destructive' : 'default',
      ...(duration > 0 ? { duration } : {}),
    });
  });
  const settle = () => keepToastVisible(root);
  root.addEventListener('close', settle, true);
  root.addEventListener('toggle', settle, true);
}
