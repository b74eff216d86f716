/**
 * What an island is given besides its own props where `client/mount-island.tsx` draws it, so that it is awake from its first
 * drawing on. On the server, and where development hydrates its markup, it is not.
 */
export type AwakeProps = { isAwake?: boolean };
