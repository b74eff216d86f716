const POLL_MS = 50;

/** Development only: calls back once React has taken over the body, which it marks with a private key. */
export function afterHydration(done: () => void): void {
  const hydrated = Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
  setTimeout(hydrated ? done : () => afterHydration(done), POLL_MS);
}
