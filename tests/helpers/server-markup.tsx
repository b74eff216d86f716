import { cloneElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';

/** The HTML of server components, async ones included: they use no hooks, so they can simply be called. */
export const serverMarkup = async (node: ReactNode): Promise<string> =>
  renderToStaticMarkup(await settled(node));

async function settled(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) return (await Promise.all(node.map(settled))).map(keyed);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  if (isComponent(node.type)) return settled(await node.type(node.props));
  const { children } = node.props;
  return children === undefined ? node : cloneElement(node, {}, await settled(children));
}

const isComponent = (type: unknown): type is (props: object) => ReactNode => typeof type === 'function';

const keyed = (node: ReactNode, place: number): ReactNode =>
  isValidElement(node) ? cloneElement(node, { key: place }) : node;
