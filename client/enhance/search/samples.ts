/**
 * What the search draws, cloned from the samples that the page brings in a template (`app/frame/search-samples.tsx`):
 * their look stands there. What goes into them is built node by node: nothing of an index or a query becomes markup.
 */
export type Samples = {
  rows: HTMLOListElement;
  row: HTMLLIElement;
  name: HTMLParagraphElement;
  kind: HTMLSpanElement;
  title: HTMLAnchorElement;
  section: HTMLSpanElement;
  passage: HTMLParagraphElement;
  mark: HTMLElement;
  heading: HTMLParagraphElement;
  none: HTMLParagraphElement;
  ways: HTMLParagraphElement;
  button: HTMLButtonElement;
  link: HTMLAnchorElement;
};

export type Content = readonly (Node | string)[];

/** A sample with something in it. */
export type Draw = <Name extends keyof Samples>(name: Name, ...content: Content) => Samples[Name];

/** Draws from the samples of a search. @throws Error naming the sample that the markup lacks. */
export function drawFrom(box: ParentNode): Draw {
  const samples = box.querySelector<HTMLTemplateElement>('template[data-search-samples]');
  return <Name extends keyof Samples>(name: Name, ...content: Content) => {
    const sample = samples?.content.querySelector<Samples[Name]>(`[data-search-sample="${name}"]`);
    if (!sample) throw new Error(`the search has no sample of "${name}"`);
    const made = document.importNode(sample);
    made.append(...content);
    return made;
  };
}
