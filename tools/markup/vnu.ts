/** The Nu Html Checker (vnu): what the W3C's validator says, in one Java process for all pages. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from './findings.ts';

const require = createRequire(import.meta.url);

type Message = { type: string; subType?: string; url?: string; message: string; extract?: string };

/** vnu says after an error where the other place is; that is no finding. */
const isFinding = ({ message }: Message) => !/^The first occurrence of ID/.test(message);

/** Its JSON as findings; `folder` is what it was asked about. */
function vnuFindings(json: string, folder: string): Finding[] {
  const { messages } = JSON.parse(json) as { messages: Message[] };
  return messages.filter(isFinding).map(({ type, subType, url, message, extract = '' }) => ({
    tool: 'vnu',
    file: url ? relative(folder, fileURLToPath(url)).split(sep).join('/') : '',
    rule: subType ?? type,
    message,
    node: extract.replaceAll(/\s+/g, ' '),
  }));
}

/**
 * Checks every page below a folder (an absolute path).
 * @throws Error if the checker does not run through.
 */
export function checkWithVnu(java: string, folder: string): Finding[] {
  const jar: unknown = require('vnu-jar');
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html'];
  const { status, stdout, stderr, error } = spawnSync(
    java,
    // The parser goes as deep as the elements do.
    ['-Xss4m', '-jar', String(jar), ...options, folder],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(`the Nu Html Checker ended with ${status}: ${stderr}`);
  return vnuFindings(stdout, folder);
}
