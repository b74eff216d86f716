import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Step = { uses?: string; run?: string; if?: string; env?: Record<string, string> };
type Job = { permissions: unknown; env?: Record<string, string>; if?: string; steps: Step[] };
type Workflow = {
  on: { schedule: { cron: string }[] };
  permissions: unknown;
  jobs: { test: Job; deploy: Job };
};

const text = readFileSync(join(import.meta.dirname, '../../.github/workflows/site.yml'), 'utf8');
const workflow = parse(text) as Workflow;
const { test: testing, deploy } = workflow.jobs;

describe('the workflow on GitHub', () => {
  it('names every action by its commit, with the version beside it', () => {
    const uses = text.split('\n').filter((line) => line.includes('uses:'));
    expect(uses.length).toBeGreaterThan(3);
    expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual(
      [],
    );
  });

  it('may read the repository and nothing else', () => {
    expect(workflow.permissions).toEqual({});
    expect([testing.permissions, deploy.permissions]).toEqual([{ contents: 'read' }, { contents: 'read' }]);
  });

  it('builds anew every morning in Tokyo, before working hours', () => {
    const [minute, hour, ...days] = (workflow.on.schedule[0]?.cron ?? '').split(' ');
    expect(days).toEqual(['*', '*', '*']);
    const tokyo = (Number(hour) + 9) % 24;
    expect(Number(minute)).toBeGreaterThanOrEqual(0);
    expect(tokyo).toBeGreaterThanOrEqual(4);
    expect(tokyo).toBeLessThan(8);
  });

  it('hands its secrets to the deploy job alone, which never runs for a pull request', () => {
    expect(JSON.stringify(testing)).not.toContain('secrets.');
    expect(deploy.if).toContain("github.event_name != 'pull_request'");
  });

  it('skips each step of the deploy without the secret, and says so', () => {
    const [notice, ...rest] = deploy.steps;
    expect(notice).toMatchObject({
      if: "env.CLOUDFLARE_API_TOKEN == ''",
      run: expect.stringContaining('::notice::'),
    });
    expect(rest.filter((step) => step.if !== "env.CLOUDFLARE_API_TOKEN != ''")).toEqual([]);
  });

  it('deploys nothing that launch-check would stop', () => {
    const runs = deploy.steps.map(({ run = '' }) => run);
    const check = runs.findIndex((run) => run.includes('npm run launch-check'));
    expect(check).toBeGreaterThan(-1);
    expect(check).toBeLessThan(runs.findIndex((run) => run.includes('wrangler pages deploy')));
  });

  it('deploys the very files that were tested', () => {
    expect(testing.steps.map(({ run }) => run)).toContain('npm test');
    expect(testing.steps.at(-1)).toMatchObject({ with: { name: 'site', path: 'out/' } });
    expect(deploy.steps.some(({ uses }) => uses?.startsWith('actions/download-artifact@'))).toBe(true);
  });
});
