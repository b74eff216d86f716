/** What a function gives, or what it promises; an error of it begins with what it was about. */
export function naming<T>(what: string, run: () => T): T {
  try {
    const result = run();
    return result instanceof Promise ? (result.catch(named(what)) as T) : result;
  } catch (error) {
    return named(what)(error);
  }
}

const named =
  (what: string) =>
  (error: unknown): never => {
    throw new Error(`${what}: ${error instanceof Error ? error.message : error}`, { cause: error });
  };
