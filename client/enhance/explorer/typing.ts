/** Old WebKit ends a conversion before it reports the key; 229 is then the only sign. */
const IME_KEY = 229;

/** Calls back at every change of a search field, but not in the middle of an IME conversion, nor does Enter submit then. */
export function onTyping(input: HTMLInputElement, typed: () => void): void {
  input.addEventListener('input', (event) => {
    if (!(event as InputEvent).isComposing) typed();
  });
  input.addEventListener('compositionend', typed);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.isComposing || event.keyCode === IME_KEY)) event.preventDefault();
  });
}
