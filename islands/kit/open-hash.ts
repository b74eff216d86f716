/**
 * Hands what stands after # to `open`, which says whether it was for it. Then it leaves the address, so that a reload, a
 * switch of language and the way back do not bring it again over what is typed from here on.
 */
export function openHash(open: (hash: string) => boolean): void {
  const { hash, pathname, search } = location;
  if (open(hash)) history.replaceState(null, '', pathname + search);
}
