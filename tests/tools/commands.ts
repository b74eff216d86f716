/** The commands of package.json that are files of ours: name and file of each. */
import { readFileSync } from 'node:fs';

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

export const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, file, tool] = /^node ((?:tools|build)\/\S+)(?: (\S+))?/.exec(script) ?? [];
  return file ? [[name, file === 'tools/run.mjs' ? `tools/${tool}.ts` : file] as const] : [];
});
