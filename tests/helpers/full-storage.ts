/** A storage with room for short texts alone, as one that is nearly full: what is longer is not stored. Ends with `restoreAllMocks`. */
export function fillStorage(most: number): void {
  const real = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
    real.call(this, key, value);
  });
}
