/** Old WebKit ends a conversion before it reports the key; 229 is then the only sign. */
const IME_KEY = 229;

/** Whether a key is one for the input method: it chooses or ends a conversion. */
export const isForConversion = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === IME_KEY;
