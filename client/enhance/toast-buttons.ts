import { onClick } from './on-click.ts';
import { keepToastVisible, showToast } from './toast.ts';

/** A click on a button that carries the texts of a toast shows it, and does nothing else (spec section 8). */
export function enhanceToasts(root: Document): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-toast-title]'))
    button.disabled = false;
  onClick(root, '[data-toast-title]', (button, event) => {
    event.preventDefault();
    const { toastTitle = '', toastText = '' } = button.dataset;
    showToast({ title: toastTitle, text: toastText });
  });
  const settle = () => keepToastVisible(root);
  root.addEventListener('close', settle, true);
  root.addEventListener('toggle', settle, true);
}
