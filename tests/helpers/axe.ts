import axe from 'axe-core';

/** What a fragment of a page cannot hold to: the same section may stand in it in several looks, and jsdom draws nothing. */
const OF_PAGES = [
  'color-contrast',
  'heading-order',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];

/** What axe finds in a fragment, in a line each: the rule, and the element. */
export async function axeFindings(fragment: Element): Promise<string[]> {
  const rules = Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(fragment, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}
