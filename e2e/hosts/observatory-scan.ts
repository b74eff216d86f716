/**
 * Runs MDN's HTTP Observatory on ports of this machine and prints its verdict as JSON; a program of its own because
 * Node reads the certificates that it trusts (NODE_EXTRA_CA_CERTS) when it starts.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PACKAGE = join(import.meta.dirname, 'node_modules/@mdn/mdn-http-observatory');

/** Lists that its install script would fetch: no host of a test is on them. */
for (const [name, empty] of [
  ['hsts-preload.json', '{}'],
  ['tld-list.json', '[]'],
] as const)
  if (!existsSync(join(PACKAGE, 'conf', name))) writeFileSync(join(PACKAGE, 'conf', name), empty);

type Ports = { httpPort: string; httpsPort: string; path: string };
type Result = { result: string | null; pass: boolean; constructor: { name: string } };
type Observatory = {
  retrieve: (hostname: string, options: Ports) => Promise<{ responses: { auto: { status: number } | null } }>;
  ALL_TESTS: ((requests: unknown) => Result)[];
  getScoreModifier: (result: string) => number;
  getGradeForScore: (score: number) => { score: number; grade: string };
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
};

const PARTS = ['retriever/retriever', 'constants', 'grader/grader', 'grader/charts'];

const load = async (): Promise<Observatory> =>
  Object.assign(
    {},
    ...(await Promise.all(
      PARTS.map((part) => import(pathToFileURL(join(PACKAGE, 'src', `${part}.js`)).href)),
    )),
  );

export type Verdict = {
  path: string;
  status: number;
  grade: string;
  score: number;
  tests: { name: string; result: string | null; pass: boolean; points: number }[];
};

/** Scores as the Observatory's own `scan()` does, which knows no ports: bonuses count above a minimum. */
async function scan(observatory: Observatory, options: Ports): Promise<Verdict> {
  const requests = await observatory.retrieve('localhost', options);
  if (!requests.responses.auto) throw new Error(`localhost:${options.httpsPort} does not answer`);
  const tests = observatory.ALL_TESTS.map((test) => {
    const found = test(requests);
    const points = found.result ? observatory.getScoreModifier(found.result) : 0;
    return {
      name: found.constructor.name.replace('Output', ''),
      result: found.result,
      pass: found.pass,
      points,
    };
  });
  const sum = (all: { points: number }[]) => all.reduce((total, { points }) => total + points, 100);
  const without = sum(tests.filter(({ points }) => points < 0));
  const total = without >= observatory.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(tests) : without;
  const { status } = requests.responses.auto;
  return { path: options.path, status, ...observatory.getGradeForScore(total), tests };
}

const [httpPort = '', httpsPort = '', ...paths] = process.argv.slice(2);
const observatory = await load();
const verdicts: Verdict[] = [];
for (const path of paths) verdicts.push(await scan(observatory, { httpPort, httpsPort, path }));
console.log(JSON.stringify(verdicts));
