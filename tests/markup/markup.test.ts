import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Exemption, type Finding, markupProblems } from '../../tools/markup/findings';
import { checkWithHtmlValidate } from '../../tools/markup/html-validate';
import { checkWithVnu } from '../../tools/markup/vnu';
import { findJava } from '../../tools/toolchain/programs.mjs';
import { temporaryFolder } from '../helpers/temporary';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body>${body}</body></html>`;

it.each([
  ['passes what is right', '<main><h1>A page</h1></main>', []],
  ['passes ids that begin with a digit', '<main><h1 id="2024-07">A page</h1></main>', []],
  ['finds a fieldset without a legend', '<fieldset aria-label="Field"><p>A</p></fieldset>', ['wcag/h71']],
  ['finds an id that stands twice', '<p id="a">A</p><p id="a">B</p>', ['no-dup-id']],
  ['finds what HTML has no more', '<p align="right">1</p>', ['no-deprecated-attr']],
  ['finds styles in attributes', '<p style="color: red">A</p>', ['no-inline-style']],
])('html-validate %s', async (_what, body, rules) => {
  const found = await checkWithHtmlValidate(new Map([['a.html', page(body)]]));
  expect(found.map(({ rule }) => rule)).toEqual(rules);
});

// `npm test` installs Java where it can, and its summary says where it could not.
(findJava() ? describe : describe.skip)('the Nu Html Checker', () => {
  let folder: string;
  beforeAll(() => {
    folder = temporaryFolder();
    writeFileSync(join(folder, 'right.html'), page('<h1>A page</h1>'));
    writeFileSync(join(folder, 'twice.html'), page('<h1 id="a">A page</h1><p id="a">A</p>'));
    writeFileSync(
      join(folder, 'popover.html'),
      page('<button popovertarget="a" aria-expanded="false">A</button><p id="a" popover>A</p>'),
    );
  });

  it('finds faults, and says in which page', () => {
    const found = checkWithVnu(findJava() ?? '', folder).map(({ file, message }) => `${file}: ${message}`);
    expect(found.sort()).toEqual([
      expect.stringContaining('popover.html: The “aria-expanded” attribute must not be used'),
      'twice.html: Duplicate ID “a”.',
    ]);
  }, 60_000);

  it('is not taken for silent when it does not run', () => {
    expect(() => checkWithVnu(process.execPath, folder)).toThrow('the Nu Html Checker ended with');
  });
});

describe('a finding', () => {
  const finding: Finding = {
    tool: 'vnu',
    file: 'a.html',
    rule: 'warning',
    message: 'Odd thing',
    node: '<b class="x">',
  };
  const exemption: Exemption = {
    tool: 'vnu',
    rule: 'warning',
    message: /^Odd/,
    reason: 'An error of the tool',
  };
  const problems = (findings: Finding[], exemptions: Exemption[], ran: Finding['tool'][] = ['vnu']) =>
    markupProblems(findings, exemptions, ran);

  it('is a problem, with page, rule and place', () => {
    expect(problems([finding], [])).toEqual(['a.html: Odd thing [vnu warning]\n    <b class="x">']);
  });

  it.each<[string, Exemption, number]>([
    ['passes when rule and message are exempt', exemption, 0],
    ['passes when the node is exempt', { ...exemption, node: /class="x"/ }, 0],
    ['is a problem on another node', { ...exemption, node: /class="y"/ }, 2],
    ['is a problem under another rule', { ...exemption, rule: 'error' }, 2],
    ['is a problem of another tool', { ...exemption, tool: 'html-validate' }, 1],
  ])('%s', (_what, one, count) => {
    expect(problems([finding], [one])).toHaveLength(count);
  });

  it('must be there for its exemption, unless the tool did not run', () => {
    expect(problems([], [exemption])).toEqual([
      'exemptions.ts: vnu does not say /^Odd/ any more; take it out',
    ]);
    expect(problems([], [exemption], ['html-validate'])).toEqual([]);
  });
});
