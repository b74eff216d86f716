/** Data in an address, after `#`: JSON in UTF-8 as URL-safe Base64. Nothing of it reaches a server. */

/** Characters of data that an address is given, and that are read of one: mail programs and browsers carry them. */
export const MOST_IN_ADDRESS = 40_000;

/** A value as text that an address can hold. */
export function inAddress(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The JSON that such a text holds. @throws Error if it is no Base64, or what it holds is no UTF-8. */
function jsonInAddress(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/**
 * The JSON after a key (`#plan=`) in the part of an address after `#`, or what is wrong with the data there; nothing if
 * the key is not there. Never throws.
 */
export function readInAddress(
  hash: string,
  key: string,
): { json: string } | { json?: never; data: string; problem: 'long' | 'shape' } | undefined {
  if (!hash.startsWith(key)) return undefined;
  const data = hash.slice(key.length);
  if (data.length > MOST_IN_ADDRESS) return { data, problem: 'long' };
  try {
    // A sign behind a link in a sentence is often taken for a part of it.
    return { json: jsonInAddress(data.replace(/(?:%[0-9a-f]{2}|[^\w%-])+$/i, '')) };
  } catch {
    return { data, problem: 'shape' };
  }
}
