/**
 * Calls `follow` when the page comes out of the browser's back/forward cache: it comes as it was left, and what is stored may
 * have gone on in the other language. Returns what ends that.
 */
export function onReturn(follow: () => void): () => void {
  const come = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow();
  };
  addEventListener('pageshow', come);
  return () => removeEventListener('pageshow', come);
}
