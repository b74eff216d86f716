/**
 * `npm run launch-check`: lists everything that must change before the launch, and what should be renewed soon. Exit code 1 if
 * anything must change, so that a release stops on it.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadWholeContent } from '../app/whole-content.ts';
import { ROOT } from '../build/root.mjs';
import { contentRoot } from '../lib/content/folders.ts';
import { ContentError, editorLanguage } from '../lib/content/problems.ts';
import { buildDate } from '../lib/content/publication.ts';
import { launchFindings, launchReminders, launchReport } from './launch/findings.ts';
import { editorArguments } from './toolchain/editor-arguments.ts';

/** Those whose versions the accessibility statement names. */
const ENGINES = ['axe-core', 'accessibility-checker-engine', '@siteimprove/alfa-rules'];

function installedEngines(): Record<string, string> {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.fromEntries(ENGINES.map((name) => [name, packages[`node_modules/${name}`].version]));
}

const JA = `npm run launch-check：公開までに直すものと、近いうちに更新するものを一覧にします。
直すものが残っていれば、終了コードは 1 です。`;

editorArguments(import.meta.filename, JA);
try {
  const content = loadWholeContent(contentRoot(), { unpublished: true, samples: true });
  const today = buildDate();
  const found = launchFindings(content, today);
  const reminders = launchReminders(content, today, installedEngines());
  console.log(launchReport(found, reminders, editorLanguage()));
  if (found.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
