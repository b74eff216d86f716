/**
 * Hands what stands after # to `open`, now and whenever it changes; it says whether it was for it, and is stored by now. Then
 * it leaves the address, so that a reload, a switch of language and the way back do not bring it again over what is typed from
 * here on; what could not be stored stays, as all that a reload leaves. Returns what ends that.
 */
export function followHash(open: (hash: string) => boolean): () => void {
  const follow = () => {
    const { hash, pathname, search } = location;
    if (open(hash)) history.replaceState(null, '', pathname + search);
  };
  follow();
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}
