/** Nodes put together into the one graph of a page. */
import type { GraphNode } from './place.ts';

export type PageGraph = { '@context': 'https://schema.org'; '@graph': readonly GraphNode[] };

/** The ids of things that are only named: objects with an `@id` and nothing else. */
function* namedIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const keys = Object.keys(value);
  if (keys.length === 1 && '@id' in value) yield String(value['@id']);
  else for (const child of Object.values(value)) yield* namedIn(child);
}

/** What is wrong with the ids of some nodes, in sentences: given twice, or named and not there. */
export function idProblems(nodes: readonly GraphNode[]): string[] {
  const ids = nodes.map((node) => node['@id']);
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  const dangling = [...new Set(namedIn(nodes))].filter((id) => !ids.includes(id));
  return [
    ...twice.map((id) => `two nodes have the id ${id}`),
    ...dangling.map((id) => `no node has the id ${id}`),
  ];
}

/** @throws Error if two nodes have the same id, or if a node names one that is not there. */
export function graphOf(nodes: readonly GraphNode[]): PageGraph {
  const problems = idProblems(nodes);
  if (problems.length > 0) throw new Error(`structured data: ${problems.join('; ')}`);
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The graph as the content of a script element: no text in it can end the element or begin a comment. */
export const scriptText = (graph: PageGraph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');
