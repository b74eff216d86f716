/** Old WebKit ends a conversion before it reports the key; 229 is then the only sign. */
export const IME_KEY = 229;

/**
 * Calls back at every change of a search field, but not in the middle of an IME conversion, nor does Enter submit then, or while it is held.
 * The keyboards of phones compose Latin words as well: a conversion begins with the first letter that is not ASCII.
 */
export function onTyping(input: HTMLInputElement, typed: () => void): void {
  let isConverting = false;
  input.addEventListener('input', (event) => {
    const { isComposing, data } = event as InputEvent;
    isConverting = isComposing && (isConverting || /[^ -~]/.test(data ?? ''));
    if (!isConverting) typed();
  });
  input.addEventListener('compositionend', () => {
    isConverting = false;
    typed();
  });
  input.addEventListener('keydown', (event) => {
    const isNoPress = event.repeat || event.isComposing || event.keyCode === IME_KEY;
    if (event.key === 'Enter' && isNoPress) event.preventDefault();
  });
}
