import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What keeps strangers out of the workflow on GitHub; how it builds shows when it runs. */

type Step = { uses?: string; run?: string; with?: { ref?: string }; env?: object };

const text = readFileSync(join(import.meta.dirname, '../../.github/workflows/site.yml'), 'utf8');
const { permissions, jobs } = parse(text) as {
  permissions: unknown;
  jobs: Record<string, { permissions: unknown; if?: string; steps: Step[] }>;
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

it('hands its secrets to no job that runs what a pull request changed', () => {
  // Whether there is a secret, others may know.
  const trusted = Object.entries(jobs).filter(([, job]) => /secrets\.\w+ *\}/.test(JSON.stringify(job)));
  expect(trusted.map(([name]) => name)).toEqual(['preview', 'deploy']);
  expect(jobs.deploy?.if).toContain("github.event_name != 'pull_request'");
  const checkout = jobs.preview?.steps.filter(({ uses }) => uses?.startsWith('actions/checkout'));
  expect(checkout?.map((step) => step.with?.ref)).toEqual([expect.stringContaining('pull_request.base.sha')]);
});

it('builds the preview of a pull request as one, and tells its address on it', () => {
  const build = jobs['preview-build']?.steps.find(({ run }) => run === 'npm run build');
  expect(build?.env).toHaveProperty('SITE_PREVIEW');
  expect(jobs['preview-build']?.if).toBe("github.event_name == 'pull_request'");
  expect(jobs.preview).toMatchObject({
    needs: 'preview-build',
    environment: { url: expect.stringContaining('steps.deploy.outputs.url') },
  });
});
