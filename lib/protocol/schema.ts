/** Where the JSON Schema of a protocol is served. */
export const PROTOCOL_SCHEMA_PATH = '/data/schema/protocol.json';
