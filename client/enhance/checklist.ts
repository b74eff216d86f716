/**
 * Reads out how many boxes of a checklist are ticked, also those that were before this script came. The number that is
 * seen is a CSS counter.
 */
export function start(list: HTMLElement): void {
  const status = list.querySelector<HTMLElement>('[data-checklist-status]');
  if (!status) return;
  const update = () => {
    const ticked = list.querySelectorAll('input:checked').length;
    status.textContent = (status.dataset.text ?? '').replace('%n', String(ticked));
  };
  if (list.querySelector('input:checked')) update();
  list.addEventListener('change', update);
}
