/** Where an element lies below a container, as child positions: the same place in the same markup drawn anew. */
export function pathTo(element: Element, container: Element): number[] | null {
  const path: number[] = [];
  for (let node: Element | null = element; node !== container; node = node.parentElement) {
    if (!node?.parentElement) return null;
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}

/** The element at a path, or null where the markup differs. */
export const elementAt = (container: Element, path: readonly number[]): Element | null =>
  path.reduce<Element | null>((node, position) => node?.children[position] ?? null, container);
