import { isForConversion } from '../../../lib/input-method.ts';

/**
 * Calls back at every change of a search field, but not in the middle of an IME conversion, nor does Enter submit then,
 * or while it is held. The keyboards of phones compose Latin words as well: a conversion begins with the first letter that is not ASCII.
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
    if (event.key === 'Enter' && (event.repeat || isForConversion(event))) event.preventDefault();
  });
}
