/** Calls back at every click on, or in, an element that a selector names, whenever it came into the page. */
export function onClick(
  root: Document,
  selector: string,
  pressed: (element: HTMLElement, event: MouseEvent) => void,
): void {
  root.addEventListener('click', (event) => {
    const element = (event.target as Element).closest<HTMLElement>(selector);
    if (element) pressed(element, event);
  });
}
