/** What tests of the two long tools need of a page. */
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

// The page is long: a message that holds all of it takes a second to make, and says nothing.
configure({ asyncUtilTimeout: 4000, getElementError: (message) => new Error(message ?? '') });
// Browsers have these; jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Blob.prototype.text ??= function text(this: Blob) {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsText(this);
  });
};

/** Types in a field in place of what is there. */
export async function retype(user: UserEvent, field: HTMLElement, words: string): Promise<void> {
  await user.clear(field);
  await user.type(field, words);
}
