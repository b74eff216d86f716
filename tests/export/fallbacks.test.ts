import postcss from 'postcss';
import { dropFallbacks } from '../../build/export/fallbacks';

const MIX = 'color-mix(in oklab,var(--teal) 30%,transparent)';
const IF = '@supports (color:color-mix(in lab, red, red))';

it.each([
  ['a colour that is mixed alone', `.a{color:#0b6e5b4d}${IF}{.a{color:${MIX}}}`, `.a{color:${MIX}}`],
  ['a colour among others', `.a{top:0;color:#0b6e5b4d}${IF}{.a{color:${MIX}}}`, `.a{top:0}.a{color:${MIX}}`],
  [
    'the colour of a line',
    '.a{-webkit-text-decoration-color:red;text-decoration-color:red}',
    '.a{text-decoration-color:red}',
  ],
  [
    'a mixed colour after another rule',
    `.b{color:red}${IF}{.a{color:${MIX}}}`,
    `.b{color:red}.a{color:${MIX}}`,
  ],
  [
    'a mixed colour in a media query',
    `@media print{.a{fill:#000}${IF}{.a{fill:${MIX}}}}`,
    `@media print{.a{fill:${MIX}}}`,
  ],
  [
    'initial values',
    '@layer properties{*{--a:1}}@property --a{syntax:"*";inherits:false;initial-value:1}',
    '@property --a{syntax:"*";inherits:false;initial-value:1}',
  ],
])('%s is written once', (_what, css, expected) => {
  const sheet = postcss.parse(css);
  dropFallbacks(sheet);
  expect(sheet.toString()).toBe(expected);
});

it.each([
  ['another condition', '@supports (corner-shape:bevel){.a{top:0}}'],
  ['the order of the layers', '@layer properties,theme,base;'],
])('%s stays', (_what, css) => {
  const sheet = postcss.parse(css);
  dropFallbacks(sheet);
  expect(sheet.toString()).toBe(css);
});
