/**
 * `npm run oracle -- COMMIT`: builds that commit once into `.cache/oracle/`, as the reference of a change that visitors
 * must not notice. With `--compare` Playwright then takes snapshots of it and compares `out/` with them: the head, the
 * Markdown file, the graph and the accessibility tree of every page whose HTML or Markdown differs, and its pixels at four widths.
 * Exits with 1 if anything differs; the report shows before, after and difference side by side.
 *
 *   --compare           compares out/ with that build
 *   --texts | --pixels  one half alone
 *   --only REGEX        pages whose path matches
 *   --widths 390,1440   other widths than 390, 768, 1440 and 1920 px
 *   --states            answers unfolded
 *   --media print|forced-colors
 *   --limit 0.1         per cent of a page's pixels that may differ (0)
 *
 * Example: npm run oracle -- HEAD~1 --compare --only '^/news' --texts
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsOf, refuseMore } from '../build/arguments.mjs';
import { ROOT } from '../build/root.mjs';
import { command, runNode, StepError } from '../build/run.mjs';
import { startServer } from '../build/serve.ts';
import { type Asked, asEnvironment } from './oracle/asked.ts';
import { htmlOf, markdownOf, pagesOf } from './oracle/pages.ts';
import { makeReference } from './oracle/reference.ts';

const USAGE = 'Use: npm run oracle -- COMMIT [--compare [--texts|--pixels] [--only REGEX] …]';
const MEDIA = ['screen', 'print', 'forced-colors'] as const;

function refuse(option: string, value: string, known: string): never {
  throw new StepError(`${option} cannot be "${value}", but ${known}`, 2);
}

const numberOf = (option: string, value: string): number =>
  /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : refuse(option, value, 'a number');

function patternOf(value: string): RegExp {
  try {
    return new RegExp(value);
  } catch {
    return refuse('--only', value, 'a regular expression, like ^/news');
  }
}

function readArguments() {
  const { values, positionals } = argumentsOf(import.meta.filename, {
    allowPositionals: true,
    options: {
      compare: { type: 'boolean', default: false },
      texts: { type: 'boolean', default: false },
      pixels: { type: 'boolean', default: false },
      states: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      widths: { type: 'string', default: '390,768,1440,1920' },
      media: { type: 'string', default: 'screen' },
      limit: { type: 'string', default: '0' },
    },
  });
  const [commit, ...rest] = positionals;
  refuseMore(rest);
  if (!commit) throw new StepError(USAGE, 2);
  const media =
    MEDIA.find((name) => name === values.media) ?? refuse('--media', values.media, MEDIA.join(', '));
  const widths = values.widths.split(',').map((width) => numberOf('--widths', width));
  return {
    ...values,
    commit,
    media,
    widths,
    limit: numberOf('--limit', values.limit),
    only: patternOf(values.only),
  };
}

/** Runs the tests of `tools/oracle/` on an export that is served meanwhile. */
async function visit(asked: Omit<Asked, 'url'>, ...options: string[]): Promise<number> {
  const server = await startServer({ root: asked.root, port: 0 });
  try {
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tools/oracle'];
    return await runNode([...playwright, ...options], asEnvironment({ ...asked, url: server.url }));
  } finally {
    await server.close();
  }
}

await command(async () => {
  const { commit, compare, only, texts, pixels, widths, media, states, limit } = readArguments();
  const before = await makeReference(commit);
  if (!compare) return 0;
  const after = join(ROOT, 'out');
  if (!existsSync(after)) throw new StepError('There is no out/ to compare: npm run build makes it.');
  const [old, now] = [before, after].map((root) => pagesOf(root).filter((page) => only.test(page))) as [
    string[],
    string[],
  ];
  const both = old.filter((page) => now.includes(page));
  const oneSided = [
    ...old.filter((page) => !now.includes(page)).map((page) => `${page}: only before`),
    ...now.filter((page) => !old.includes(page)).map((page) => `${page}: only after`),
  ];
  for (const line of oneSided) console.log(line);
  const differs = (read: typeof htmlOf) => (page: string) => read(before, page) !== read(after, page);
  const pages = both.filter((page) => [htmlOf, markdownOf].some((read) => differs(read)(page)));
  console.log(`${both.length} pages in both, ${pages.length} of them with another HTML or Markdown`);
  const code = oneSided.length > 0 ? 1 : 0;
  if (pages.length === 0) return code;
  const asked = {
    pages,
    snapshots: join(before, '../snapshots'),
    report: join(ROOT, '.cache/oracle/report'),
    texts: !pixels,
    widths: texts ? [] : widths,
    media,
    states,
    limit,
  };
  const made = await visit({ ...asked, root: before }, '--update-snapshots=all', '--reporter=dot');
  if (made !== 0) throw new StepError(`The snapshots of ${commit} could not be made.`);
  return (await visit({ ...asked, root: after })) || code;
});
