import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What keeps strangers out of the workflow on GitHub; how it builds shows when it runs. */

const text = readFileSync(join(import.meta.dirname, '../../.github/workflows/site.yml'), 'utf8');
const { permissions, jobs } = parse(text) as {
  permissions: unknown;
  jobs: Record<string, { permissions: unknown; if?: string }>;
};

it('names every action by its commit, with the version beside it', () => {
  const uses = text.split('\n').filter((line) => line.includes('uses:'));
  expect(uses).not.toEqual([]);
  expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual(
    [],
  );
});

it('may read the repository and nothing else', () => {
  expect(permissions).toEqual({});
  for (const job of Object.values(jobs)) expect(job.permissions).toEqual({ contents: 'read' });
});

it('hands its secrets to the deploy job alone, which never runs for a pull request', () => {
  const trusted = Object.entries(jobs).filter(([, job]) => JSON.stringify(job).includes('secrets.'));
  expect(trusted.map(([name]) => name)).toEqual(['deploy']);
  expect(jobs.deploy?.if).toContain("github.event_name != 'pull_request'");
});
