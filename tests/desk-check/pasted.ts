import type { Step } from '@/lib/desk-check/schema';
import { cases, fields } from '../helpers/cases';

/** The lines of a list in `pasted/`, each with what must be read of it: `line | field value | field -`. */
export const pasted = (name: string): [line: string, read: Partial<Step>][] =>
  cases(`tests/desk-check/pasted/${name}.txt`).map(([entry]) => {
    const [, line = '', read = ''] = /^(.*?) \| (.*)$/.exec(entry) ?? [];
    return [line, fields(read)];
  });
