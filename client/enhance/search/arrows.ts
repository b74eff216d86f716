/** Arrow keys walk from the field through the results and back; Home and End go to the first and the last. */
export function walkWithArrows(box: HTMLElement, input: HTMLInputElement): void {
  box.addEventListener('keydown', (event) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...box.querySelectorAll<HTMLElement>('[data-search-results] :is(a, button)')];
    const at = links.indexOf(event.target as HTMLElement);
    const inField = event.target === input;
    if (!inField && at === -1) return;
    const targets: Record<string, HTMLElement | undefined> = {
      ArrowDown: links[at + 1],
      ArrowUp: inField ? undefined : (links[at - 1] ?? input),
      ...(inField ? {} : { Home: links[0], End: links.at(-1) }),
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
}
