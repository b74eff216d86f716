/**
 * `npm run links:external`: lists the external links of the content and asks whether they still answer. Exit code 1 if one is
 * dead; without a network the list alone. No part of the build, which needs no network.
 */

import { loadWholeContent } from '../app/whole-content.ts';
import { orStop } from '../build/failure.ts';
import { contentFiles } from '../lib/content/load.ts';
import { editorLanguage } from '../lib/content/problems.ts';
import { checkLink, externalLinks } from './links/external.ts';
import { editorArguments } from './toolchain/editor-arguments.ts';

const JA = `npm run links:external：外部リンクを一覧にし、今も応答するかを調べます。応答しないものがあれば、終了コードは 1 です。
ネットワークがないときは、一覧だけを表示します。`;

editorArguments(import.meta.filename, JA);
const links = await Promise.all(
  externalLinks(contentFiles(orStop(loadWholeContent))).map(async (link) => ({
    ...link,
    ...(await checkLink(link.url)),
  })),
);
const online = links.some(({ state }) => state !== 'offline');
const dead = online ? links.filter(({ state }) => state !== 'alive') : [];
for (const link of links) {
  const mark = !online ? '?' : dead.includes(link) ? '✗' : '✓';
  console.log(`${mark} ${link.url}${online ? ` (${link.note})` : ''}\n    ${link.files.join(', ')}`);
}
const answered = {
  ja: `外部リンク ${links.length} 件、応答なし ${dead.length} 件`,
  en: `${links.length} external link(s), ${dead.length} dead`,
};
const listed = {
  ja: `外部リンク ${links.length} 件（ネットワークがないため、一覧だけを表示しました）`,
  en: `${links.length} external link(s); no network, so they were only listed`,
};
console.log(`\n${(online ? answered : listed)[editorLanguage()]}`);
process.exitCode = dead.length > 0 ? 1 : 0;
