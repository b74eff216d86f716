import { onClick } from './on-click.ts';

/** What `command` does with the element that `commandfor` names, for browsers that do not know them. */
const COMMANDS: Record<string, (target: HTMLElement) => void> = {
  'show-modal': (target) => {
    const dialog = target as HTMLDialogElement;
    if (!dialog.open) dialog.showModal();
  },
  close: (target) => (target as HTMLDialogElement).close(),
};

/** Carries out `<button command commandfor>` where the platform does not. */
export function enhanceCommands(root: Document): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  onClick(root, '[command][commandfor]', (button, event) => {
    if (event.defaultPrevented) return;
    const target = root.getElementById(button.getAttribute('commandfor') ?? '');
    if (target) COMMANDS[button.getAttribute('command') ?? '']?.(target);
  });
}
