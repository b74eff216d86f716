import { cloneElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';

/** The HTML of server components, async ones included: they use no hooks, so they can simply be called. */
export const serverMarkup = async (node: ReactNode): Promise<string> =>
  renderToStaticMarkup(await settled(node));

async function settled(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map(settled));
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  if (typeof node.type === 'function')
    return settled(await (node.type as (props: object) => ReactNode)(node.props));
  const { children } = node.props;
  if (children === undefined) return node;
  return cloneElement(node, {}, ...[await settled(children)].flat());
}
