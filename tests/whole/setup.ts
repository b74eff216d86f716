/** For what hangs: a build takes a minute, on a busy machine several, and all of `npm test` half an hour. */
jest.setTimeout(40 * 60_000);
