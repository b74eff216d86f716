/**
 * Lists the external links of the content and asks whether they still answer: `npm run links:external`. Exit code 1
 * if one is dead; without a network the list alone. No part of the build, which needs no network.
 */

import { loadWholeContent } from '../app/whole-content.ts';
import { contentFiles } from '../lib/content/load.ts';
import { editorLanguage } from '../lib/content/problems.ts';
import { checkLink } from './links/check.ts';
import { externalLinks } from './links/collect.ts';

const language = editorLanguage();
const links = externalLinks(contentFiles(loadWholeContent()));
const answers = await Promise.all(links.map(({ url }) => checkLink(url, fetch)));
const online = answers.some(({ state }) => state !== 'offline');
const gone = (state: string) => state === 'dead' || (state === 'offline' && online);

for (const [index, { url, files }] of links.entries()) {
  const answer = answers[index];
  const mark = !online ? '?' : gone(answer?.state ?? '') ? '✗' : '✓';
  console.log(`${mark} ${url}${online ? ` (${answer?.note})` : ''}\n    ${files.join(', ')}`);
}
const dead = online ? answers.filter(({ state }) => gone(state)).length : 0;
const summary = online
  ? {
      ja: `外部リンク ${links.length} 件、応答なし ${dead} 件`,
      en: `${links.length} external link(s), ${dead} dead`,
    }
  : {
      ja: `外部リンク ${links.length} 件（ネットワークがないため、一覧だけを表示しました）`,
      en: `${links.length} external link(s); no network, so they were only listed`,
    };
console.log(`\n${summary[language]}`);
process.exitCode = dead > 0 ? 1 : 0;
