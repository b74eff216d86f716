/** Stands in for React's server where the islands are tested with Preact: what the first drawing gives, as HTML. */
import { type ComponentChild, render } from 'preact';

export function renderToStaticMarkup(node: ComponentChild): string {
  const container = document.createElement('div');
  render(node, container);
  const markup = container.innerHTML;
  render(null, container);
  return markup;
}
