/**
 * Fetches the modules that a part of the page is about to import. `data-modules` lists them: address and integrity
 * in turn. A file that is not the one which was built is refused, and nothing of it runs; what is fetched here is
 * what the import uses afterwards. All come at once, not each after the one that imports it.
 * @throws Error (as a rejection) naming the address that did not come or was refused.
 */
export function fetchModules({ dataset }: HTMLElement): Promise<unknown> {
  const words = dataset.modules?.match(/\S+/g) ?? [];
  const addresses = words.filter((_, place) => place % 2 === 0);
  return Promise.all(addresses.map((address, place) => fetchModule(address, words[2 * place + 1] ?? '')));
}

function fetchModule(address: string, integrity: string): Promise<unknown> {
  const link = document.createElement('link');
  // Neither event would come of it, and the part would load for good.
  if (!link.relList.supports('modulepreload')) return Promise.reject(new Error(address));
  link.rel = 'modulepreload';
  link.href = address;
  link.integrity = integrity;
  return new Promise((loaded, failed) => {
    link.onload = loaded;
    link.onerror = () => failed(new Error(address));
    document.head.append(link);
  }).finally(() => link.remove());
}
