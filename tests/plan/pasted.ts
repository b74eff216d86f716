import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from '@/lib/plan/schema';

/** The lines of a list in `pasted/`, each with what must be read of it: `line | field value | field -`. */
export const pasted = (name: string): [line: string, read: Partial<Step>][] =>
  readFileSync(join(__dirname, 'pasted', `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((entry) => {
      const [line = '', ...fields] = entry.replaceAll('\\t', '\t').split(' | ');
      const read = fields.map((field) => {
        const [key = '', value = ''] = field.split(/ (.*)/);
        return [key, value === '-' ? undefined : /^[\d.]+$/.test(value) ? Number(value) : value];
      });
      return [line, Object.fromEntries(read)];
    });
