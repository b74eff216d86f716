/** A protocol in an address, after `#`: nothing of it reaches a server. */
import { inAddress, MOST_IN_ADDRESS, readInAddress } from '../text/in-address.ts';
import { type Protocol, readProtocol } from './model.ts';

const KEY = '#p=';

/** The part of an address that holds a protocol, with its version; nothing where it would be longer than is read. */
export function protocolHash(protocol: Protocol): string | undefined {
  const data = inAddress(protocol);
  return data.length > MOST_IN_ADDRESS ? undefined : KEY + data;
}

/** The protocol that a text holds as JSON, of a link or a file; nothing where it holds none. */
export function readProtocolText(text: string): Protocol | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // The first links had the steps alone.
    return readProtocol(Array.isArray(value) ? { version: 1, steps: value } : value);
  } catch {
    return undefined;
  }
}

/** The protocol that an address holds, or none where what it holds cannot be read; nothing if it holds no protocol. */
export function readProtocolHash(hash: string): { protocol: Protocol | undefined } | undefined {
  const found = readInAddress(hash, KEY);
  return found && { protocol: readProtocolText(found.json ?? '') };
}
