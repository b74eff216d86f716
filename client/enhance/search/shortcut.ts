import { KEY_OFF } from '../../search-key.ts';

/** Keeps the checkbox and what the browser remembers in step. Where nothing can be remembered, it goes. */
export function startShortcut(place: HTMLElement): void {
  const box = place.querySelector<HTMLInputElement>('[data-search-key]');
  if (!box) return;
  try {
    const off = KEY_OFF in localStorage;
    // There are browsers that can be asked, but keep nothing.
    localStorage.setItem(KEY_OFF, '');
    if (!off) localStorage.removeItem(KEY_OFF);
    // What was ticked before this came counts.
    if (box.checked === box.defaultChecked) box.checked = !off;
    else remember(box);
  } catch {
    box.closest('label')?.remove();
    return;
  }
  // Or the browser ticks it after a reload as it was then, which would count as ticked before this came.
  box.autocomplete = 'off';
  box.addEventListener('change', () => remember(box));
  // It may have been changed in another tab, or on the page that this one comes back from.
  for (const type of ['storage', 'pageshow'])
    addEventListener(type, () => {
      box.checked = !(KEY_OFF in localStorage);
    });
}

function remember({ checked }: HTMLInputElement): void {
  if (checked) localStorage.removeItem(KEY_OFF);
  else localStorage.setItem(KEY_OFF, '');
}
