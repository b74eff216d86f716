/** A protocol in an address, after `#`: nothing of it reaches a server. */
import { type Protocol, readProtocol } from './model.ts';

const KEY = '#p=';
/** Browsers and mail programs carry this much. */
const MAX_LENGTH = 30_000;

/** The part of an address that holds a protocol: `#p=` and JSON as base64url. */
export function protocolHash(protocol: Protocol): string {
  const bytes = new TextEncoder().encode(JSON.stringify(protocol.steps));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return KEY + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The protocol that an address holds; nothing if there is none, or what is there is not one. */
export function protocolFromHash(hash: string): Protocol | undefined {
  if (!hash.startsWith(KEY) || hash.length > MAX_LENGTH) return undefined;
  try {
    const text = atob(hash.slice(KEY.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    return readProtocol({
      version: 1,
      steps: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)),
    });
  } catch {
    return undefined;
  }
}
