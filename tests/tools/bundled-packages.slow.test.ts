import { execFileSync } from 'node:child_process';
import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../helpers/temporary';

/** Where jest finds a package that is bundled for it. esbuild wants the real globals: so this runs in a process of its own. */
function bundleOf(name: string, caches: string): string {
  const script = `const { bundledPackages } = await import('./tests/bundled-packages.mjs');
    console.log(Object.values(await bundledPackages(${JSON.stringify(caches)}))[0]);`;
  const given = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return given.trim().replace('$1', name);
}

it.each(['zod', '@headlessui/react'])(
  'a bundle of %s that was cut off is whole for the next start',
  (name) => {
    const caches = temporaryFolder();
    const file = bundleOf(name, caches);
    const whole = readFileSync(file, 'utf8');
    expect(file.startsWith(join(caches, 'test-packages'))).toBe(true);
    expect(whole).toContain('module.exports');
    truncateSync(file, 9);
    expect(bundleOf(name, caches)).toBe(file);
    expect(readFileSync(file, 'utf8')).toBe(whole);
  },
);
