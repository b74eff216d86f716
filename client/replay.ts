declare global {
  interface Window {
    /** Gives up what is captured for an element, in order (`client/early.ts`). Not there in development. */
    takeCaptured?: (owner: Element) => HTMLElement[];
  }
}

/** Presses a control, or submits a form, as its visitor did before there was an answer. */
export function press(control: Element | null): void {
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else (control as HTMLElement | null)?.click();
}

/** Repeats what was done too early for a part, or for the page's entry: once, in order. It must be marked as alive before. */
export const replay = (owner: Element): void => window.takeCaptured?.(owner).forEach(press);
