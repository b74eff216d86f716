/** What a function gives; an error of it begins with what it was about. */
export function naming<T>(what: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
