/** Reads out how many boxes of a checklist are ticked. The number that is seen is a CSS counter. */
export function enhanceChecklists(root: Document): void {
  root.addEventListener('change', (event) => {
    const list = (event.target as Element).closest('[data-checklist]');
    const status = list?.querySelector<HTMLElement>('[data-checklist-status]');
    if (!list || !status) return;
    const ticked = list.querySelectorAll('input:checked').length;
    status.textContent = (status.dataset.text ?? '').replace('%n', String(ticked));
  });
}
