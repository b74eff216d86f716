/** html-validate: rules about names, structure and accessibility that go further than HTML's own. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Finding } from './findings.ts';

/** What is not as the presets have it, and why. */
const RULES = {
  // The export writes `hidden` as HTML has it, but `data-x` without a value as `data-x=""`, which means the same.
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // HTML allows any id without spaces; ours come from addresses such as 2024-07-study-group, and from React.
  'valid-id': ['error', { relaxed: true }],
  // `section` is for the blocks of a page; a table that scrolls is a region because it takes the focus.
  'prefer-native-element': ['error', { exclude: ['region'] }],
  // A headline is as long as it is; the company's name stands at its end, where search results may cut.
  'long-title': 'off',
} as const;

const validator = () =>
  new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
      elements: ['html5'],
      rules: RULES as never,
    }),
  );

/** Checks pages: path below `out/` to its text. */
export async function checkWithHtmlValidate(pages: ReadonlyMap<string, string>): Promise<Finding[]> {
  const checker = validator();
  const findings: Finding[] = [];
  for (const [file, html] of pages) {
    const { results } = await checker.validateString(html, file);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      findings.push({ tool: 'html-validate', file, rule: ruleId, message, node: selector ?? '' });
  }
  return findings;
}
