/** What jsdom lacks of dialogs. The focus moves in; its return is left to the page, as in Safari. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('already open', 'InvalidStateError');
    this.open = true;
    this.querySelector<HTMLElement>('input, button')?.focus();
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    void Promise.resolve().then(() => this.dispatchEvent(new Event('close')));
  },
});
